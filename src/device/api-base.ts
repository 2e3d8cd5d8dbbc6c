// The same declaration as vite's own, for a realm that does not know vite.
declare global {
  interface ImportMetaEnv {
    readonly VITE_API_BASE?: string;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

export const apiBase = import.meta.env.VITE_API_BASE ?? '/api';
