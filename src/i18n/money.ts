import type { Language } from '../contract/languages.ts';

const grouped = (amount: number, by: string) => String(amount).replace(/\B(?=(\d{3})+$)/g, by);

const thousandsBy: Record<Language, string> = { en: ',', am: ',', om: ',' };

/** Prices, in whole dollars such as `$2,000`. */
export function shownPrice(language: Language, dollars: number): string {
  return `$${shownNumber(language, dollars)}`;
}

/** Amounts paid, such as `$1,250.00`. */
export function shownAmount(language: Language, cents: number): string {
  return `${shownPrice(language, Math.trunc(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

export function shownNumber(language: Language, whole: number): string {
  return grouped(whole, thousandsBy[language]);
}

const inBirr: Record<Language, (amount: string) => string> = {
  en: (amount) => `ETB ${amount}`,
  am: (amount) => `${amount} ብር`,
  om: (amount) => `qarshii ${amount}`,
};

/** A price in birr at a rate, rounded to three significant digits. */
export function shownBirr(language: Language, dollars: number, rate: number): string {
  return inBirr[language](shownNumber(language, Number((dollars * rate).toPrecision(3))));
}
