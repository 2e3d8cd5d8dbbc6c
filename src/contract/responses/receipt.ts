import * as v from 'valibot';

/** Proof that the server has a letter: it names the letter and the very bytes that arrived. */
export const receipt = v.object({
  letterId: v.string(),
  /** hex SHA-256 of the body as it was sent */
  sha256: v.string(),
  /** for people: `R-` and characters that cannot be misread */
  number: v.string(),
  receivedAt: v.string(),
});
export type Receipt = v.InferOutput<typeof receipt>;

export const claimReceived = v.object({ Status: v.string(), Message: v.string(), receipt });
export const letterReceived = v.object({ message: v.string(), receipt });
export const lettersArrived = v.object({ arrived: v.array(receipt) });
