const control = 'input, select, textarea';

/** Nothing leaves a page in which somebody is typing, or has typed something that is not kept. */
export function isTyping(): boolean {
  const main = document.querySelector('main');
  const isFocused = document.activeElement?.matches(control) && main?.contains(document.activeElement);
  const passwords = main?.querySelectorAll<HTMLInputElement>('input[autocomplete*=password]') ?? [];
  return isFocused === true || [...passwords].some(({ value }) => value !== '');
}
