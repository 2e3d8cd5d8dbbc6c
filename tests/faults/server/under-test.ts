import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { News, Order, Settings, When } from './messages.ts';

type Parts = {
  program: string;
  settings: Settings;
  /** Environment variables of the server. */
  environment: Record<string, string>;
  /** Called at every start with the port. */
  listening: (port: number) => Promise<void> | void;
};

/** The server as a child process, which kills itself as planned and is then restarted. */
export class ServerUnderTest {
  readonly #parts: Parts;
  #process: ChildProcess | undefined;
  #stopping = false;
  #version = 0;
  #calm = false;
  #holds = new Map<number, { order: Order; held: () => void }>();
  /** Rejects when it exits unexpectedly. */
  readonly broken: Promise<never>;
  #break: (reason: Error) => void = () => {};

  constructor(parts: Parts) {
    this.#parts = parts;
    this.broken = new Promise<never>((_, reject) => {
      this.#break = reject;
    });
    this.broken.catch(() => {});
  }

  async start(): Promise<void> {
    const { program, settings, environment, listening } = this.#parts;
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env.PATH, ...environment, FAULTS: JSON.stringify(settings) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#process = child;
    child.once('exit', (code, signal) => {
      if (this.#stopping) return;
      if (signal === 'SIGKILL') this.start().catch(this.#break);
      else this.#break(new Error(`The server ended by itself (${code ?? signal}).`));
    });
    const port = await new Promise<number>((found, failed) => {
      child.on('message', (news: News) => {
        if (news.news === 'listening') found(news.port);
        else this.#held(news.phone);
      });
      child.once('exit', () => failed(new Error('The server ended before it listened.')));
    });
    this.#tell({ order: 'new-version', number: this.#version });
    if (this.#calm) this.#tell({ order: 'be-calm' });
    for (const { order } of this.#holds.values()) this.#tell(order);
    await listening(port);
  }

  #tell(order: Order): void {
    if (this.#process?.connected) this.#process.send(order, () => {});
  }

  /** Resolves once the next letter of this phone is being delayed. */
  hold(phone: number, from: 'page' | 'worker', when: When): Promise<void> {
    const order: Order = { order: 'hold', phone, from, when };
    this.#tell(order);
    return new Promise((held) => this.#holds.set(phone, { order, held }));
  }

  #held(phone: number): void {
    this.#holds.get(phone)?.held();
    this.#holds.delete(phone);
  }

  letGo(phone: number): void {
    this.#holds.delete(phone);
    this.#tell({ order: 'let-go', phone });
  }

  newVersion(): void {
    this.#version += 1;
    this.#tell({ order: 'new-version', number: this.#version });
  }

  beCalm(): void {
    this.#calm = true;
    this.#tell({ order: 'be-calm' });
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  kill(): void {
    this.#stopping = true;
    this.#process?.kill('SIGKILL');
  }
}
