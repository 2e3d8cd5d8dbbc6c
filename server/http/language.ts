import type { FastifyRequest } from 'fastify';
import { firstLanguage, knownLanguage, type Language } from '../../src/contract/languages.ts';
import { said as fieldsInAmharic } from '../../src/contract/validation-messages/am.ts';
import { type Said as FieldSaid, said as fieldsInEnglish } from '../../src/contract/validation-messages/en.ts';
import { said as fieldsInOromo } from '../../src/contract/validation-messages/om.ts';
import { said as amharic } from '../messages/am.ts';
import { said as english, type Said } from '../messages/en.ts';
import { said as oromo } from '../messages/om.ts';

export type Sentences = Said & FieldSaid;
export const sentences: Record<Language, Sentences> = {
  en: { ...english, ...fieldsInEnglish },
  am: { ...amharic, ...fieldsInAmharic },
  om: { ...oromo, ...fieldsInOromo },
};

/** The server's sentences in the language of whoever asks. */
export const saidTo = (request: FastifyRequest) => sentences[languageOf(request)];

/** What the request asks for; a request that asks for nothing we speak is the account's, and then the first. */
export const languageOf = ({ headers, session }: Pick<FastifyRequest, 'headers' | 'session'>): Language =>
  wanted(headers['accept-language']) ?? session?.language ?? firstLanguage;

function wanted(acceptLanguage = ''): Language | undefined {
  const ranked = acceptLanguage
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)$/i.exec(text)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return knownLanguage(ranked.map(({ tag }) => tag));
}
