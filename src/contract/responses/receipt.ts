import * as v from 'valibot';

/** Proof that the server has received a letter, with the hash of the received body. */
export const receipt = v.object({
  letterId: v.string(),
  /** SHA-256 of the body as sent, in hex. */
  sha256: v.string(),
  /** Shown to the customer: `R-` and unambiguous characters. */
  number: v.string(),
  receivedAt: v.string(),
});
export type Receipt = v.InferOutput<typeof receipt>;

export const claimReceived = v.object({ Status: v.string(), Message: v.string(), receipt });
export const letterReceived = v.object({ message: v.string(), receipt });
export const lettersArrived = v.object({ arrived: v.array(receipt) });
