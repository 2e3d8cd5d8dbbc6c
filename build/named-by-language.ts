import type { PreRenderedChunk } from 'rolldown';

/** Messages are in a folder for each language, so that the worker keeps those that are read on this phone and no others. */
export function namedByLanguage({ facadeModuleId }: PreRenderedChunk): string {
  const language = /\/(?:i18n|validation-messages|services|highlights|reasons)\/([a-z]{2})(?:\/|\.ts$)/.exec(
    facadeModuleId ?? '',
  )?.[1];
  return language ? `assets/${language}/[name]-[hash].js` : 'assets/[name]-[hash].js';
}
