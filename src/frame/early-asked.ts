import { askedBy } from './asked-by.ts';
import { foldAway, unfold } from './folded.ts';

/**
 * Stands inside a page with something that a script alone can do, and has it until that is there: a form goes nowhere by
 * itself, who asked for something is told that it was heard, and the last that was asked for is done when it can be.
 */
const saidAfter = 400;
const kinds = ['click', 'submit', 'input'];

let asked: (() => void) | undefined;
let saying: ReturnType<typeof setTimeout> | undefined;

const note = (event: Event): void => {
  const now = askedBy(event);
  if (!now) return;
  asked = now;
  saying ??= setTimeout(unfold, saidAfter, 'on-its-way');
  if (event.type === 'input') return;
  event.preventDefault();
  // Where the script has just come, it would be done twice.
  event.stopPropagation();
};

const quiet = (): void => {
  clearTimeout(saying);
  saying = undefined;
  foldAway();
};

for (const kind of kinds) addEventListener(kind, note, true);
Object.assign(window.early ?? {}, {
  over() {
    quiet();
    for (const kind of kinds) removeEventListener(kind, note, true);
    asked?.();
  },
  failed() {
    quiet();
    if (asked) unfold('not-come');
    asked = undefined;
  },
});
