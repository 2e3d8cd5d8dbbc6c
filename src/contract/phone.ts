// With the country's code any line will do; without it only a mobile number is beyond doubt.
const ethiopian = /^(?:(?:\+|00)?2510?([1-9]\d{8})|0?([79]\d{8}))$/;

/** An Ethiopian number in any usual spelling as E.164; anything else as it was written. */
export function storedPhone(written: string): string {
  const found = ethiopian.exec(written.replace(/[\s().\-/]/g, ''));
  const national = found?.[1] ?? found?.[2];
  return national ? `+251${national}` : written;
}

/** As people here write it: `+251911234567` is 091 123 4567. */
export function shownPhone(stored: string): string {
  const parts = /^\+251([79]\d)(\d{3})(\d{4})$/.exec(stored);
  return parts ? `0${parts[1]} ${parts[2]} ${parts[3]}` : stored;
}
