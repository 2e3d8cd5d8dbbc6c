import * as v from 'valibot';
import { day } from '../day.ts';
import { amountText, text } from '../fields.ts';

const nothing = v.pipe(
  v.literal(''),
  v.transform(() => null),
);
const orEmpty = <S extends v.GenericSchema<string, unknown>>(schema: S) =>
  v.optional(
    v.pipe(
      v.string('wrong-type'),
      v.lazy((written) => (written === '' ? nothing : schema)),
    ),
    '',
  );

/** What both claim forms take besides, each optional: texts as they are typed, empty if not given. */
export const claimDetails = {
  /** In birr. */
  amountPaid: orEmpty(amountText),
  treatedOn: orEmpty(day),
  /** A bank, or a mobile money service. */
  payToProvider: v.optional(v.pipe(text(80), v.trim()), ''),
  payToAccount: v.optional(v.pipe(text(60), v.trim()), ''),
};

type PayTo = { payToProvider: string; payToAccount: string };

/** An account is of no use without its bank, nor a bank without an account. */
export const requireWholePayTo = <T extends PayTo>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { payToProvider, payToAccount } = dataset.value;
    if (Boolean(payToProvider) === Boolean(payToAccount)) return;
    const key = payToAccount ? 'payToProvider' : 'payToAccount';
    addIssue({
      message: 'required',
      path: [{ type: 'object', origin: 'value', input: { ...dataset.value }, key, value: '' }],
    });
  });
