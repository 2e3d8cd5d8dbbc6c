import { expect, it } from 'vitest';
import { catalogue } from '../../../src/contract/catalogue.ts';
import { type Language, languages } from '../../../src/contract/languages.ts';
import { premiumChoices } from '../../../src/contract/premium-choices.ts';
import { catalogues } from '../../../src/i18n/catalogues.ts';

const wordsIn = async (language: Language) => {
  const [offered, services] = await Promise.all([catalogues[language].offered(), catalogues[language].serviceWords()]);
  return { offered: offered.messages as Record<string, string>, services: services.messages };
};

it.each(languages)('what is offered has the same name everywhere in %s', async (language) => {
  const { services: english } = await wordsIn('en');
  const { offered, services } = await wordsIn(language);
  for (const { slug } of catalogue) expect(offered[english[slug].title]).toBe(services[slug].title);
});

it('what the premium form offers has a name in every language', async () => {
  const { offered } = await wordsIn('om');
  for (const name of [...premiumChoices.policies, ...premiumChoices.paymentMethods])
    expect(Object.keys(offered)).toContain(name);
});
