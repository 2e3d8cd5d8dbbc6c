// With a country code any number is accepted; without one, only Ethiopian mobile numbers.
const ethiopian = /^(?:(?:\+|00)?2510?([1-9]\d{8})|0?([79]\d{8}))$/;

/** Converts an Ethiopian number in any usual notation to E.164; leaves anything else unchanged. */
export function storedPhone(written: string): string {
  const found = ethiopian.exec(written.replace(/[\s().\-/]/g, ''));
  const national = found?.[1] ?? found?.[2];
  return national ? `+251${national}` : written;
}

/** What two spellings of one number have in common. */
export const phoneDigits = (written: string): string => storedPhone(written).replace(/[^0-9+]/g, '');

/** Whether a stored number can be called; anything may be stored, such as a name or a village. */
export const isDialable = (stored: string): boolean =>
  /^\+?[\d\s().\-/]+$/.test(stored) && stored.replace(/\D/g, '').length >= 7;

/** In national notation: `+251911234567` becomes 091 123 4567. */
export function shownPhone(stored: string): string {
  const parts = /^\+251([79]\d)(\d{3})(\d{4})$/.exec(stored);
  return parts ? `0${parts[1]} ${parts[2]} ${parts[3]}` : stored;
}

/** Whether a stored number is an Ethiopian mobile number, which can be sent an SMS. */
export const isMobile = (stored: string): boolean => /^\+251[79]\d{8}$/.test(stored);
