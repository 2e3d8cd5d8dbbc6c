import { inject } from 'vitest';
import { shortLived } from './short-lived.ts';
import { runFile, type Server } from './spawned.ts';

/** Runs the server bundled for this test run. */
export const run = (settings: Record<string, string>, through: string[] = []) =>
  runFile([...shortLived, inject('bundle')], settings, through);

export const start = (settings: Record<string, string>, through: string[] = []): Promise<Server> =>
  run(settings, through).started;
