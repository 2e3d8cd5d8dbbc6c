import type { FastifyRequest } from 'fastify';
import { firstLanguage, knownLanguage, type Language } from '../../src/contract/languages.ts';
import { messages as amharicFields } from '../../src/contract/validation-messages/am.ts';
import {
  messages as englishFields,
  type ValidationMessages as FieldMessages,
} from '../../src/contract/validation-messages/en.ts';
import { messages as oromoFields } from '../../src/contract/validation-messages/om.ts';
import { messages as amharic } from '../messages/am.ts';
import { messages as english, type ServerMessages } from '../messages/en.ts';
import { messages as oromo } from '../messages/om.ts';

export type Messages = ServerMessages & FieldMessages;
export const messagesByLanguage: Record<Language, Messages> = {
  en: { ...english, ...englishFields },
  am: { ...amharic, ...amharicFields },
  om: { ...oromo, ...oromoFields },
};

/** The messages in the language of this request. */
export const messagesFor = (request: FastifyRequest) => messagesByLanguage[languageOf(request)];

/** The best supported language of `Accept-Language`, else the account's, else the default. */
export const languageOf = ({ headers, session }: Pick<FastifyRequest, 'headers' | 'session'>): Language =>
  acceptedLanguage(headers['accept-language']) ?? session?.language ?? firstLanguage;

function acceptedLanguage(acceptLanguage = ''): Language | undefined {
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
