/** `NaN` for what is not a number, so that the schema rejects it. */
export const parseNumber = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text.replace(/,(?=\d{3})/g, ''));
