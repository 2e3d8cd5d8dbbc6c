import fs from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Emscripten = Awaited<ReturnType<NodeFS['init']>>;
type Stream = { nfd?: number };

/** PGlite's files, with the one thing they lack: an fsync that reaches the disk. */
class DurableFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): Promise<Emscripten> {
    const { emscriptenOpts } = await super.init(...given);
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
 * PGlite starts PostgreSQL with fsync off. A claim that was answered has to be there after the lights went out, so it is
 * on here, by the one method that reaches `DurableFiles`.
 */
export const durably = (folder: string): PGliteOptions => ({
  fs: new DurableFiles(folder),
  startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'],
});
