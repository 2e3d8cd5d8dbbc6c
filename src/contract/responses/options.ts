import * as v from 'valibot';

const option = v.object({ id: v.string(), name: v.string() });
export type Option = v.InferOutput<typeof option>;

export const options = v.object({
  hospitals: v.array(
    v.object({
      ...option.entries,
      town: v.string(),
      phone: v.string(),
      /** A link to a map. */
      map: v.optional(v.nullable(v.string())),
    }),
  ),
  services: v.array(option),
  paymentMethods: v.array(option),
  premium: v.object({
    hospitals: v.array(option),
    policies: v.array(option),
    paymentMethods: v.array(option),
  }),
});
export type Options = v.InferOutput<typeof options>;
