/**
 * What an event asked of a page that has no script yet, to be done again once it has one; nothing where the page does it by
 * itself, as it does with links and the menu.
 */
export function askedBy({ type, target }: Event): (() => void) | undefined {
  if (type === 'submit') return () => (target as HTMLFormElement).requestSubmit();
  const button = type === 'click' && (target as Element).closest('button');
  if (button && button.type !== 'submit') return () => button.click();
  // The page looks into the fields of a search by itself.
  if (type === 'input' && (target as Element).closest('search')) return () => {};
}
