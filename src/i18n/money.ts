import type { Language } from '../contract/languages.ts';

const groupDigits = (amount: number, by: string) => String(amount).replace(/\B(?=(\d{3})+$)/g, by);

const thousandsBy: Record<Language, string> = { en: ',', am: ',', om: ',' };

/** Prices, in whole dollars such as `$2,000`. */
export function formatPrice(language: Language, dollars: number): string {
  return `$${formatNumber(language, dollars)}`;
}

/** Amounts paid, such as `$1,250.00`. */
export function formatAmount(language: Language, cents: number): string {
  return `${formatPrice(language, Math.trunc(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

export function formatNumber(language: Language, whole: number): string {
  return groupDigits(whole, thousandsBy[language]);
}

const inBirr: Record<Language, (amount: string) => string> = {
  en: (amount) => `ETB ${amount}`,
  am: (amount) => `${amount} ብር`,
  om: (amount) => `qarshii ${amount}`,
};

/** A price in birr at a rate, rounded to three significant digits. */
export function formatBirr(language: Language, dollars: number, rate: number): string {
  return inBirr[language](formatNumber(language, Number((dollars * rate).toPrecision(3))));
}

/** An amount in birr, such as `ETB 1,250.50`; whole birr are written without cents. */
export function formatBirrCents(language: Language, cents: number): string {
  const [whole, rest] = [formatNumber(language, Math.trunc(cents / 100)), cents % 100];
  return inBirr[language](rest ? `${whole}.${String(rest).padStart(2, '0')}` : whole);
}
