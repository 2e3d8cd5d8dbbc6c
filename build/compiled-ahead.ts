import type { Plugin } from 'vite';

/** Heard at the very beginning of a file alone, before what Vite puts there. Older browsers pass over it. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Most of a customer's rooms is called only when it is asked for. */
const isCalledAtOnce = ({ moduleIds }: { moduleIds: string[] }) => !moduleIds.some((id) => id.includes('/src/portal/'));

/**
 * What a page is taken over by is called as soon as it is there, and the browser is told so: it then compiles it beside the
 * page, while it comes. Untold, it does so at each function's first call, in the task that the reader's touch waits for.
 */
export const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: 'build',
  augmentChunkHash: (chunk) => (isCalledAtOnce(chunk) ? hint : undefined),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && isCalledAtOnce(output)) output.code = hint + output.code;
    },
  },
};
