import { followLanguage } from './follow-language.ts';

/** Stands inside the page at the root, in its head: who is led to another language need not wait for this one. */
followLanguage();
