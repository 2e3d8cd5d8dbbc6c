import type { PreRenderedChunk } from 'rolldown';

/** Puts chunks of one language in its own folder, so that the worker precaches only the languages in use. */
export function namedByLanguage({ facadeModuleId }: PreRenderedChunk): string {
  const language = /\/(?:i18n|validation-messages|services|highlights|reasons)\/([a-z]{2})(?:\/|\.ts$)/.exec(
    facadeModuleId ?? '',
  )?.[1];
  return language ? `assets/${language}/[name]-[hash].js` : 'assets/[name]-[hash].js';
}
