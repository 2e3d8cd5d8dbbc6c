import type { PreRenderedChunk } from 'rolldown';

/** Words stand in a folder of their language, so that the worker keeps those that are read on this phone and no others. */
export function namedByLanguage({ facadeModuleId }: PreRenderedChunk): string {
  const language = /\/(?:text|said|services|highlights|reasons)\/([a-z]{2})(?:\/|\.ts$)/.exec(
    facadeModuleId ?? '',
  )?.[1];
  return language ? `assets/${language}/[name]-[hash].js` : 'assets/[name]-[hash].js';
}
