import { runFile, type Server } from '../../server/support/spawned.ts';
import { tokenSecret } from '../support/customers.ts';
import { type Balancer, startBalancer } from '../support/round-robin.ts';

export type Settings = Record<string, string>;

const address = ({ url }: Server) => url.replace('localhost', '127.0.0.1');

export async function startServer(main: string, databaseUrl: string, settings: Settings = {}): Promise<Server> {
  const shared = { DATA_DIR: 'memory', DATABASE_URL: databaseUrl, TOKEN_SECRET: tokenSecret };
  const { started } = runFile(main, { ...shared, ...settings });
  const server = await started;
  return { ...server, url: address(server) };
}

export type Fleet = {
  balancer: Balancer;
  servers: () => string[];
  /** Replaces the server in this position, possibly with another version. */
  replace(index: number, signal: NodeJS.Signals, main?: string): Promise<number | string | null>;
  stop(): Promise<(number | string | null)[]>;
};

/** Several servers on one database behind a load balancer. */
export async function startFleet(main: string, databaseUrl: string, settings: Settings = {}, size = 2): Promise<Fleet> {
  const fleet = await Promise.all(Array.from({ length: size }, () => startServer(main, databaseUrl, settings)));
  const servers = () => fleet.map(({ url }) => url);
  const balancer = await startBalancer(servers());
  return {
    balancer,
    servers,
    replace: async (index, signal, nextMain = main) => {
      const oldServer = fleet[index] as Server;
      const ended = signal === 'SIGKILL' ? oldServer.stop(signal) : undefined;
      // A kill is immediate; an upgrade starts the new server before stopping the old one.
      await ended;
      fleet[index] = await startServer(nextMain, databaseUrl, settings);
      balancer.setServers(servers());
      return ended ?? oldServer.stop(signal);
    },
    stop: async () => {
      balancer.close();
      return Promise.all(fleet.map((server) => server.stop('SIGTERM')));
    },
  };
}
