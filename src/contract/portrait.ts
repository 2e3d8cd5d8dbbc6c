import * as v from 'valibot';

/** A small square photograph of a person, for the card. */
export const portraitTypes = ['image/webp', 'image/jpeg'] as const;
export type PortraitType = (typeof portraitTypes)[number];

export const portraitLimits = { bytes: 40 * 1024, side: 320 } as const;

const mostCharacters = Math.ceil((portraitLimits.bytes * 4) / 3) + 64;

/** As a data URL, so that it is stored and shown without a network. */
export const portraitImage = v.pipe(
  v.string('wrong-type'),
  v.maxLength(mostCharacters, 'too-long'),
  v.regex(/^data:image\/(?:webp|jpeg);base64,[A-Za-z\d+/]+={0,2}$/, 'not-readable'),
);
