/** What a member of the family is to the holder of the account. */
export const relations = ['spouse', 'child', 'parent', 'sibling', 'other'] as const;
export type Relation = (typeof relations)[number];
