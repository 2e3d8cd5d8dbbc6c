import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Command, HoldPoint, ServerMessage, Settings } from './messages.ts';

type ServerOptions = {
  program: string;
  settings: Settings;
  /** Environment variables of the server. */
  environment: Record<string, string>;
  /** Called at every start with the port. */
  onListening: (port: number) => Promise<void> | void;
};

/** The server as a child process, which kills itself as planned and is then restarted. */
export class ServerUnderTest {
  readonly #options: ServerOptions;
  #process: ChildProcess | undefined;
  #stopping = false;
  #version = 0;
  #faultsEnded = false;
  #holds = new Map<number, { command: Command; resolve: () => void }>();
  /** Rejects when it exits unexpectedly. */
  readonly failure: Promise<never>;
  #rejectFailure: (reason: Error) => void = () => {};

  constructor(options: ServerOptions) {
    this.#options = options;
    this.failure = new Promise<never>((_, reject) => {
      this.#rejectFailure = reject;
    });
    this.failure.catch(() => {});
  }

  async start(): Promise<void> {
    const { program, settings, environment, onListening } = this.#options;
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env.PATH, ...environment, FAULTS: JSON.stringify(settings) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#process = child;
    child.once('exit', (code, signal) => {
      if (this.#stopping) return;
      if (signal === 'SIGKILL') this.start().catch(this.#rejectFailure);
      else this.#rejectFailure(new Error(`The server ended by itself (${code ?? signal}).`));
    });
    const port = await new Promise<number>((resolve, reject) => {
      child.on('message', (message: ServerMessage) => {
        if (message.type === 'listening') resolve(message.port);
        else this.#onHeld(message.phone);
      });
      child.once('exit', () => reject(new Error('The server ended before it listened.')));
    });
    this.#send({ command: 'new-version', number: this.#version });
    if (this.#faultsEnded) this.#send({ command: 'end-faults' });
    for (const { command } of this.#holds.values()) this.#send(command);
    await onListening(port);
  }

  #send(command: Command): void {
    if (this.#process?.connected) this.#process.send(command, () => {});
  }

  /** Resolves once the next letter of this phone is being delayed. */
  hold(phone: number, from: 'page' | 'worker', point: HoldPoint): Promise<void> {
    const command: Command = { command: 'hold', phone, from, point };
    this.#send(command);
    return new Promise((resolve) => this.#holds.set(phone, { command, resolve }));
  }

  #onHeld(phone: number): void {
    this.#holds.get(phone)?.resolve();
    this.#holds.delete(phone);
  }

  release(phone: number): void {
    this.#holds.delete(phone);
    this.#send({ command: 'release', phone });
  }

  newVersion(): void {
    this.#version += 1;
    this.#send({ command: 'new-version', number: this.#version });
  }

  endFaults(): void {
    this.#faultsEnded = true;
    this.#send({ command: 'end-faults' });
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
