import * as v from 'valibot';
import { uuid } from '../fields.ts';

/**
 * The member of the family whom a claim is for; empty for the account's holder. Without it the claim is for the holder, or a
 * correction for whom the corrected claim is.
 */
export const person = v.optional(
  v.pipe(
    v.string('wrong-type'),
    v.lazy((written) => (written === '' ? holder : uuid)),
  ),
);
const holder = v.pipe(
  v.literal(''),
  v.transform(() => null),
);

/** Version 3 of a claim does not know the family. */
export const withoutPerson = ({ person: _, ...claim }: { person?: unknown }) => claim;

/** A new claim for the holder is the same in version 3, which a server of the version before takes. */
export const versionWithPerson = ({
  person,
  corrects,
}: {
  person?: string | undefined;
  corrects?: string | undefined;
}) => (person || corrects ? 4 : 3);
