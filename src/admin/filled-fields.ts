/** A form's fields for the address, without the empty ones. */
export const filledFields = (form: HTMLFormElement) =>
  [...new FormData(form)]
    .map(([name, value]): [string, string] => [name, String(value).trim()])
    .filter(([, value]) => value !== '');
