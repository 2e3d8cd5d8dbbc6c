/** A claim and its row in the queue. */
type OpenedClaim = { id: string; index: number };

let last: OpenedClaim | undefined;

/** The claim that was opened last, so that going back to the queue finds its row. */
export const lastOpenedClaim = () => last;

export const rememberOpenedClaim = (claim: OpenedClaim) => {
  last = claim;
};
