import type { Plugin } from 'vite';

export type BuiltScript = { modules: string[]; imports: string[]; styles: string[] };
export type BuiltScripts = Record<string, BuiltScript>;

export const scriptsFile = '.vite/scripts.json';

let root = '';

/** Into which script each module went. Vite's own manifest does not name what several modules were put together in. */
export const filesOfModules: Plugin = {
  name: 'files-of-modules',
  apply: 'build',
  configResolved(config) {
    root = `${config.root}/`;
  },
  generateBundle(_, bundle) {
    const scripts: BuiltScripts = {};
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue;
      const modules = output.moduleIds.filter((id) => id.startsWith(root)).map((id) => id.slice(root.length));
      scripts[output.fileName] = {
        modules,
        imports: output.imports,
        styles: [...(output.viteMetadata?.importedCss ?? [])],
      };
    }
    this.emitFile({ type: 'asset', fileName: scriptsFile, source: JSON.stringify(scripts) });
  },
};
