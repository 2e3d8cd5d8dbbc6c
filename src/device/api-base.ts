// The same declaration as Vite's, for TypeScript projects that do not include Vite's types.
declare global {
  interface ImportMetaEnv {
    readonly VITE_API_BASE?: string;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

export const apiBase = import.meta.env.VITE_API_BASE ?? '/api';
