const control = 'input, select, textarea';

/** Whether the focus is in a form control of the page, or a password, which no draft stores, has been typed. */
export function isTyping(): boolean {
  const main = document.querySelector('main');
  const isFocused = document.activeElement?.matches(control) && main?.contains(document.activeElement);
  const passwords = main?.querySelectorAll<HTMLInputElement>('input[autocomplete*=password]') ?? [];
  return isFocused === true || [...passwords].some(({ value }) => value !== '');
}
