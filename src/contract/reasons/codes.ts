/** The reasons for declining a claim. Their texts are in the language files. */
export const declineCodes = [
  'not-covered',
  'not-subscribed',
  'outside-period',
  'limit-reached',
  'papers-missing',
  'details-differ',
  'not-readable',
  'duplicate',
  'not-a-partner',
  'other',
] as const;
export type DeclineCode = (typeof declineCodes)[number];

/** `replaced` is set automatically when the customer sends a corrected claim. */
export const reasonCodes = [...declineCodes, 'replaced'] as const;
export type ReasonCode = (typeof reasonCodes)[number];
