import { addressOf } from '../contract/absolute-url.ts';
import { brand } from '../contract/brand.ts';
import { type Language, languages } from '../contract/languages.ts';

const context = 'https://schema.org';

export const organization = (language: Language, description: string) => ({
  '@context': context,
  '@type': 'Organization',
  name: brand.name,
  url: addressOf(language, '/'),
  logo: `${brand.origin}/icons/icon-512.png`,
  description,
  areaServed: 'ET',
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    telephone: brand.phone,
    email: brand.supportEmail,
    availableLanguage: [...languages],
  },
});

type Crumb = { name: string; path: string };

export const breadcrumbs = (language: Language, crumbs: readonly Crumb[]) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(language, path),
  })),
});

type Offered = { name: string; description: string; path: string; yearlyPrice: number | null };

export const service = (language: Language, { name, description, path, yearlyPrice }: Offered) => ({
  '@context': context,
  '@type': 'Service',
  serviceType: 'Health insurance',
  name,
  description,
  url: addressOf(language, path),
  areaServed: 'ET',
  provider: { '@type': 'Organization', name: brand.name, url: brand.origin },
  ...(yearlyPrice !== null && {
    offers: {
      '@type': 'Offer',
      price: yearlyPrice,
      priceCurrency: 'USD',
      url: addressOf(language, path),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: yearlyPrice,
        priceCurrency: 'USD',
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'ANN' },
      },
    },
  }),
});

type Posted = { title: string; description: string; date: string; path: string };

export const blogPosting = (language: Language, { title, description, date, path }: Posted) => ({
  '@context': context,
  '@type': 'BlogPosting',
  headline: title,
  description,
  datePublished: date,
  inLanguage: language,
  image: `${brand.origin}/og.png`,
  mainEntityOfPage: addressOf(language, path),
  author: { '@type': 'Organization', name: brand.name, url: brand.origin },
  publisher: { '@type': 'Organization', name: brand.name, url: brand.origin },
});

export const faqPage = (language: Language, items: readonly { question: string; answer: string }[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
