import { builtinEnvironments, type Environment } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];
const ofNode = ['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal'] as const;

/** happy-dom with the requests of Node, which are not ended with the window. */
export default {
  ...happyDom,
  async setup(global, options) {
    const kept = ofNode.map((name) => [name, global[name]] as const);
    await happyDom.setup(global, options);
    for (const [name, value] of kept)
      Object.defineProperty(global, name, { value, writable: true, configurable: true });
    // The process ends with the file; what a page is still doing until then needs its window.
    return { teardown() {} };
  },
} satisfies Environment;
