import type { PreRenderedChunk } from 'rolldown';

/**
 * Puts chunks of one language in its own folder, so that the worker precaches only the languages in use. Hashes are as short as they can
 * be, since they cannot be compressed and the first script names all chunks.
 */
export function namedByLanguage({ facadeModuleId }: PreRenderedChunk): string {
  const language = /\/(?:i18n|validation-messages|services|highlights|reasons)\/([a-z]{2})(?:\/|\.ts$)/.exec(
    facadeModuleId ?? '',
  )?.[1];
  return language ? `assets/${language}/[name]-[hash:7].js` : 'assets/[name]-[hash:7].js';
}
