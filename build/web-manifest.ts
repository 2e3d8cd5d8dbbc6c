import type { ManifestOptions } from 'vite-plugin-pwa';
import { brand } from '../src/contract/brand.ts';
import { type Language, pathIn } from '../src/contract/languages.ts';
import { messages as cardInAmharic } from '../src/i18n/am/card.ts';
import { messages as claimFormInAmharic } from '../src/i18n/am/claim-form.ts';
import { messages as homeInAmharic } from '../src/i18n/am/home.ts';
import { messages as servicesInAmharic } from '../src/i18n/am/services.ts';
import { messages as cardInEnglish } from '../src/i18n/en/card.ts';
import { messages as claimFormInEnglish } from '../src/i18n/en/claim-form.ts';
import { messages as homeInEnglish } from '../src/i18n/en/home.ts';
import { messages as servicesInEnglish } from '../src/i18n/en/services.ts';
import { messages as cardInOromo } from '../src/i18n/om/card.ts';
import { messages as claimFormInOromo } from '../src/i18n/om/claim-form.ts';
import { messages as homeInOromo } from '../src/i18n/om/home.ts';
import { messages as servicesInOromo } from '../src/i18n/om/services.ts';

export const manifestName = 'manifest.webmanifest';

const messages = {
  en: { home: homeInEnglish, services: servicesInEnglish, claimForm: claimFormInEnglish, card: cardInEnglish },
  am: { home: homeInAmharic, services: servicesInAmharic, claimForm: claimFormInAmharic, card: cardInAmharic },
  om: { home: homeInOromo, services: servicesInOromo, claimForm: claimFormInOromo, card: cardInOromo },
} satisfies Record<Language, object>;

/** One app in all languages: `id` is the same, `start_url` is the language it was installed in. */
export function webManifestIn(language: Language): Partial<ManifestOptions> {
  const { home, services, claimForm, card } = messages[language];
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    start_url: pathIn(language, '/'),
    scope: '/',
    display: 'standalone',
    lang: language,
    description: home.description,
    categories: ['health', 'finance', 'medical'],
    shortcuts: [
      { name: card.title, url: pathIn(language, '/card') },
      { name: services.title, url: pathIn(language, '/services') },
      { name: claimForm.claim.title, url: pathIn(language, '/claimform') },
    ],
    screenshots: [
      {
        src: '/screenshots/phone.webp',
        sizes: '540x1080',
        type: 'image/webp',
        form_factor: 'narrow',
        label: home.title,
      },
      { src: '/screenshots/desk.webp', sizes: '1280x860', type: 'image/webp', form_factor: 'wide', label: home.title },
    ],
    background_color: '#FBF8F1',
    theme_color: '#FBF8F1',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
