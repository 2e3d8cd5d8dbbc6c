import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/contract/catalogue.ts';
import { serviceHighlights } from '../../../src/contract/highlights/en.ts';
import { serviceWords } from '../../../src/contract/services/en.ts';
import { type Article, type ArticleSlug, articleDates, articleSlugs } from '../../../src/i18n/article.ts';
import { messages as about } from '../../../src/i18n/en/about.ts';
import { messages as claimsArticle } from '../../../src/i18n/en/articles/claims-guide.ts';
import { messages as tipsArticle } from '../../../src/i18n/en/articles/health-insurance-tips.ts';
import { messages as telemedicineArticle } from '../../../src/i18n/en/articles/telemedicine-future.ts';
import { messages as articles } from '../../../src/i18n/en/articles.ts';
import { messages as claimsGuide } from '../../../src/i18n/en/claims-guide.ts';
import { messages as home } from '../../../src/i18n/en/home.ts';
import { messages as frame } from '../../../src/i18n/en/layout.ts';
import { messages as policies } from '../../../src/i18n/en/policies.ts';
import { messages as service } from '../../../src/i18n/en/service.ts';
import { messages as services } from '../../../src/i18n/en/services.ts';
import { messages as upgrade } from '../../../src/i18n/en/upgrade.ts';

const whole: Record<ArticleSlug, Article> = {
  'telemedicine-future': telemedicineArticle,
  'claims-guide': claimsArticle,
  'health-insurance-tips': tipsArticle,
};
const pages = { home, services, about, policies, claimsGuide, upgrade, ...whole, ...serviceWords };
const everything = { frame, articles, ...pages };

/** Every sentence of a catalogue; one that takes a value is given a recognisable one. */
function sentencesOf(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages];
  if (typeof messages === 'function') return [messages(...Array(messages.length).fill('VALUE'))];
  if (messages && typeof messages === 'object') return Object.values(messages).flatMap(sentencesOf);
  return [];
}

const count = (text: string, sign: string) => text.split(sign).length - 1;
const wordsIn = (article: Article) =>
  sentencesOf(article.blocks.map((block) => ('items' in block ? block.items : block.text)));

describe('every sentence', () => {
  const sentences = sentencesOf(everything);

  it('is there and is neatly written', () => {
    expect(sentences.length).toBeGreaterThan(300);
    const untidy = sentences.filter(
      (text) =>
        text.trim() !== text ||
        text === '' ||
        /\s\s|\s[,.;:?!]|<\/?\w|undefined|\.\.|["']/.test(text) ||
        count(text, '“') !== count(text, '”') ||
        count(text, '(') !== count(text, ')'),
    );
    expect(untidy).toEqual([]);
  });

  it('names no price: prices are data', () => {
    expect(sentences.filter((text) => /\$|dollar|\bbirr\b/i.test(text))).toEqual([]);
  });
});

describe('every public page', () => {
  const heads = Object.entries(pages).map(([page, { title, description }]) => ({ page, title, description }));

  it.each(heads)('$page can be found by its title and description', ({ title, description }) => {
    expect(title.length).toBeGreaterThan(4);
    expect(title.length).toBeLessThanOrEqual(65);
    expect(description.length).toBeGreaterThanOrEqual(90);
    expect(description.length).toBeLessThanOrEqual(180);
  });

  it('is told apart from the others', () => {
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });
});

describe('services', () => {
  it.each(catalogue.map(({ slug }) => slug))('%s has highlights of substance', (slug) => {
    const highlights = serviceHighlights[slug];
    expect(highlights.length).toBeGreaterThanOrEqual(4);
    expect(highlights.length).toBeLessThanOrEqual(6);
    expect(new Set(highlights).size).toBe(highlights.length);
    for (const highlight of highlights) expect(highlight.split(' ').length, highlight).toBeGreaterThanOrEqual(3);
  });
});

describe('articles', () => {
  it.each(articleSlugs)('%s is whole', (slug) => {
    const article = whole[slug];
    const length = wordsIn(article).join(' ').split(/\s+/).length;
    expect(length).toBeGreaterThanOrEqual(400);
    expect(length).toBeLessThanOrEqual(800);
    expect(article.minutes).toBe(Math.ceil(length / 200));
    expect(article).toMatchObject(articles.list[slug]);
  });

  it('stand newest first', () => {
    const dates = Object.values(articleDates);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});

describe('the specification, to the letter', () => {
  const said: Record<string, string> = {
    'Get Started with Health Coverage': home.hero.headline,
    'Register Now': home.hero.register,
    'Why Choose Us': home.why.heading,
    'Hassle-Free Claims': home.why.hassleFree.title,
    '24/7 Customer Support': home.why.support.title,
    'Affordable Policies': home.why.affordable.title,
    'Wide Network Coverage': home.why.network.title,
    'Users of Service': home.statistics.users,
    'Total Claims': home.statistics.claims,
    'Years of Experience': home.statistics.years,
    'Policies & Services': home.statistics.policies,
    'View More': home.services.viewMore,
    'View All Services': home.services.viewAll,
    'Blog & News': home.blog.heading,
    'Read More': home.blog.readMore,
    'Emergency Surgery Coverage': home.caseStudies.emergency.title,
    'Chronic Disease Management': home.caseStudies.chronic.title,
    'Learn More': home.about.learnMore,
    'Our Services': services.title,
    'Explore the services we provide to connect you with quality healthcare.': services.intro,
    'Premium Service': service.premium,
    'Key Highlights': service.highlights,
    'Pricing & Payment': service.pricing,
    'Yearly Payment: $150/year': service.yearly('$150'),
    'Flexible payment methods available (credit card, bank transfer, mobile banking).': service.flexible,
    'Price on request': services.onRequest,
    'Back to Services': service.back,
    'Upgrade to Premium': upgrade.title,
    'Upgrade Now': upgrade.upgrade,
    'Unexpected Application Error': frame.error.title,
    'Read Policy': frame.footer.policies,
    Home: frame.navigation.home,
    'About Us': frame.navigation.about,
    Services: frame.navigation.services,
    Login: frame.navigation.login,
    Profile: frame.footer.profile,
    Claims: frame.footer.claims,
  };

  it.each(Object.entries(said))('%s', (specified, written) => expect(written).toBe(specified));

  it('names the fourteen services', () => {
    expect(catalogue.map(({ slug }) => serviceWords[slug].title)).toEqual([
      'Hospital Network Access',
      'Claims Management',
      'Emergency Assistance',
      'Routine Checkups',
      'Medication Support',
      'Minor Surgeries',
      'Maternity Care',
      'Customer Support',
      'International Treatment',
      'Private Rooms',
      'Advanced Diagnostics',
      'Air Ambulance Services',
      'Preventive Healthcare',
      'Telemedicine',
    ]);
  });

  it('says what the plan covered and who covers hospital fees', () => {
    expect(sentencesOf(home.caseStudies).join(' ')).toContain('the plan covered 90% of expenses');
    expect(sentencesOf(about).join(' ')).toContain('Hospital service fees are covered through partnered hospitals.');
    expect(frame.footer.copyright(2026)).toContain('2026');
  });
});
