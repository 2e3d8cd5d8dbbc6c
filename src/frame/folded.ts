/** Sentences that stand folded beside a page, since they may be wanted where no script has come. */
export type Folded = 'not-come' | 'on-its-way';

/** In place of the last, and anew each time, so that it is read out each time. */
export function unfold(name: Folded): void {
  foldAway();
  const sentence = document.getElementById(name) as HTMLTemplateElement | null;
  if (!sentence) return;
  const said = document.createElement('div');
  said.id = 'unfolded';
  said.append(sentence.content.cloneNode(true));
  document.body.append(said);
}

export const foldAway = (): void => document.getElementById('unfolded')?.remove();
