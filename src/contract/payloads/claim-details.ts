import * as v from 'valibot';
import { day } from '../day.ts';
import { amountText, text } from '../fields.ts';

const emptyOr = <S extends v.GenericSchema<string, unknown>>(schema: S) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      schema,
    ]),
    '',
  );

/** What both claim forms take besides, each optional: strings as they are typed, empty if not given. */
export const claimDetails = {
  /** In birr. */
  amountPaid: emptyOr(amountText),
  treatedOn: emptyOr(day),
  /** A bank, or a mobile money service. */
  payToProvider: v.optional(v.pipe(text(80), v.trim()), ''),
  payToAccount: v.optional(v.pipe(text(60), v.trim()), ''),
};
