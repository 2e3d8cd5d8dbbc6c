import type { Language } from './languages.ts';

/** Names of towns, by the English one, which is stored. */
const towns: Record<string, Record<Exclude<Language, 'en'>, string>> = {
  'Addis Ababa': { am: 'አዲስ አበባ', om: 'Finfinnee' },
  Adama: { am: 'አዳማ', om: 'Adaamaa' },
  Hawassa: { am: 'ሀዋሳ', om: 'Hawaasaa' },
  'Bahir Dar': { am: 'ባሕር ዳር', om: 'Baahir Daar' },
  Mekelle: { am: 'መቀሌ', om: 'Maqalee' },
  'Dire Dawa': { am: 'ድሬ ዳዋ', om: 'Dirree Dhawaa' },
  Jimma: { am: 'ጅማ', om: 'Jimmaa' },
  Gondar: { am: 'ጎንደር', om: 'Gondar' },
  Dessie: { am: 'ደሴ', om: 'Dasee' },
  Harar: { am: 'ሐረር', om: 'Harar' },
  'Arba Minch': { am: 'አርባ ምንጭ', om: 'Arbaa Minci' },
  Nekemte: { am: 'ነቀምቴ', om: 'Naqamtee' },
};

export const knownTowns: readonly string[] = Object.keys(towns);

/** A town that the desk writes in its own way is shown so. */
export const townName = (language: Language, town: string): string =>
  (language === 'en' ? undefined : towns[town]?.[language]) ?? town;

/** Its names in all languages, for a search. */
export const townSpellings = (town: string): readonly string[] => [town, ...Object.values(towns[town] ?? {})];
