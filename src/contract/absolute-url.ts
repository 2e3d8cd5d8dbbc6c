import { brand } from './brand.ts';
import { type Language, pathIn } from './languages.ts';

/** As the world names a page: with the company's own origin. */
export const addressOf = (language: Language, path: string): string => `${brand.origin}${pathIn(language, path)}`;
