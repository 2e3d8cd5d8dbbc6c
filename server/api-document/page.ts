import type { apiDocument } from './document.ts';

/** Plain HTML, since the content security policy allows no script or style here. */
export function documentPage({ info, paths, servers }: ReturnType<typeof apiDocument>): string {
  const base = servers[0]?.url ?? '';
  const parts = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]) =>
        `<details><summary><code>${method.toUpperCase()} ${base}${path}</code></summary><pre>${escaped(JSON.stringify(operation, null, 2))}</pre></details>`,
    ),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${info.title}</title><h1>${info.title}</h1>${parts.join('\n')}</html>`;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
