/** Scripts with lookalike letters. All other scripts count as one (index -1). */
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Ethiopic}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Arabic}/u,
];

const scriptIndex = (letter: string) => scripts.findIndex((script) => script.test(letter));
const isMixed = (text: string) => new Set(text.match(/\p{L}/gu)?.map(scriptIndex)).size > 1;

/** Words may be in different scripts, such as Ethiopic and Latin, but the letters of one word may not. */
export const nameMixesScripts = (name: string) => name.split(/[^\p{L}\p{M}\p{N}]+/u).some(isMixed);
export const emailMixesScripts = isMixed;
