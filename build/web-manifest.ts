import type { ManifestOptions } from 'vite-plugin-pwa';
import { brand } from '../src/contract/brand.ts';
import { type Language, pathIn } from '../src/contract/languages.ts';
import { words as claimFormInAmharic } from '../src/text/am/claim-form.ts';
import { words as homeInAmharic } from '../src/text/am/home.ts';
import { words as servicesInAmharic } from '../src/text/am/services.ts';
import { words as claimFormInEnglish } from '../src/text/en/claim-form.ts';
import { words as homeInEnglish } from '../src/text/en/home.ts';
import { words as servicesInEnglish } from '../src/text/en/services.ts';
import { words as claimFormInOromo } from '../src/text/om/claim-form.ts';
import { words as homeInOromo } from '../src/text/om/home.ts';
import { words as servicesInOromo } from '../src/text/om/services.ts';

export const manifestName = 'manifest.webmanifest';

const words = {
  en: { home: homeInEnglish, services: servicesInEnglish, claimForm: claimFormInEnglish },
  am: { home: homeInAmharic, services: servicesInAmharic, claimForm: claimFormInAmharic },
  om: { home: homeInOromo, services: servicesInOromo, claimForm: claimFormInOromo },
} satisfies Record<Language, object>;

/** One app in whatever language: the `id` is the same, and what it opens is what its reader installed. */
export function webManifestIn(language: Language): Partial<ManifestOptions> {
  const { home, services, claimForm } = words[language];
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
