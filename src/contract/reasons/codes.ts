/** Why a claim can be declined. What each says to the customer, and what they can do about it, is in the language's own file. */
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

/** `replaced` is nobody's decision: the customer sent a corrected claim in the place of this one. */
export const reasonCodes = [...declineCodes, 'replaced'] as const;
export type ReasonCode = (typeof reasonCodes)[number];
