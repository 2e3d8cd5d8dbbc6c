import { brand } from './brand.ts';
import { type Language, pathIn } from './languages.ts';

/** The absolute URL of a path, with the company's origin. */
export const addressOf = (language: Language, path: string): string => `${brand.origin}${pathIn(language, path)}`;
