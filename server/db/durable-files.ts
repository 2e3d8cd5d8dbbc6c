import fs from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Emscripten = Awaited<ReturnType<NodeFS['init']>>;
type Stream = { nfd?: number };

/** PGlite's NodeFS plus fsync, which it does not implement. */
class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): Promise<Emscripten> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    const fsync = ({ nfd }: Stream) => {
      if (nfd !== undefined) fs.fsyncSync(nfd);
      return 0;
    };
    const addFsync = (module: object) => {
      const { NODEFS } = module as { NODEFS: { stream_ops: { fsync?: typeof fsync } } };
      NODEFS.stream_ops.fsync = fsync;
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addFsync] } };
  }
}

/**
 * PGlite starts PostgreSQL with fsync off (`-F`), which could lose acknowledged claims in a power failure. This turns it
 * on, with the sync method that calls `DurableFiles`.
 */
export const durableOptions = (folder: string): PGliteOptions => ({
  fs: new DurableFiles(folder),
  startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'],
});
