/** Those whose letters are taken for one another; what is in none of them is one of its own. */
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Ethiopic}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Arabic}/u,
];

const scriptOf = (letter: string) => scripts.findIndex((script) => script.test(letter));
const isMixed = (text: string) => new Set(text.match(/\p{L}/gu)?.map(scriptOf)).size > 1;

/** A name may be written in two scripts side by side, but not one word of it. */
export const nameMixesScripts = (name: string) => name.split(/[^\p{L}\p{M}\p{N}]+/u).some(isMixed);
/** An address that is all in Latin letters is told from one that only looks so. */
export const emailMixesScripts = isMixed;
