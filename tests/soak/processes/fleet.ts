import { runFile, type Server } from '../../server/support/spawned.ts';
import { tokenSecret } from '../support/customers.ts';
import { type Balancer, balance } from '../support/round-robin.ts';

const address = ({ url }: Server) => url.replace('localhost', '127.0.0.1');

export async function startServer(main: string, databaseUrl: string): Promise<Server> {
  const { started } = runFile(main, { DATA_DIR: 'memory', DATABASE_URL: databaseUrl, TOKEN_SECRET: tokenSecret });
  const server = await started;
  return { ...server, url: address(server) };
}

export type Fleet = {
  balancer: Balancer;
  servers: () => string[];
  /** Replaces the server in this position, possibly with another version. */
  replace(place: number, how: NodeJS.Signals, main?: string): Promise<number | string | null>;
  stop(): Promise<(number | string | null)[]>;
};

/** Several servers on one database behind a load balancer. */
export async function startFleet(main: string, databaseUrl: string, size = 2): Promise<Fleet> {
  const fleet = await Promise.all(Array.from({ length: size }, () => startServer(main, databaseUrl)));
  const servers = () => fleet.map(({ url }) => url);
  const balancer = await balance(servers());
  return {
    balancer,
    servers,
    replace: async (place, how, next = main) => {
      const old = fleet[place] as Server;
      const ended = how === 'SIGKILL' ? old.stop(how) : undefined;
      // A kill is immediate; an upgrade starts the new server before stopping the old one.
      await ended;
      fleet[place] = await startServer(next, databaseUrl);
      balancer.serve(servers());
      return ended ?? old.stop(how);
    },
    stop: async () => {
      balancer.close();
      return Promise.all(fleet.map((server) => server.stop('SIGTERM')));
    },
  };
}
