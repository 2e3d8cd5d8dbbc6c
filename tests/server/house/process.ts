import { inject } from 'vitest';
import { runFile, type Server } from './spawned.ts';

/** The server as this run of the tests built it. */
export const run = (settings: Record<string, string>) => runFile(inject('bundle'), settings);

export const start = (settings: Record<string, string>): Promise<Server> => run(settings).started;
