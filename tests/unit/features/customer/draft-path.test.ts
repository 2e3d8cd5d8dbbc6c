import { expect, test } from 'vitest';
import { draftName, draftPath } from '../../../../src/features/customer/draft-path.ts';
import { letterIn } from '../../device/outbox/letters.ts';

const refused = letterIn('needs-attention');

test.each([
  ['a new claim', draftName('claim', {}), '/claimform'],
  ['a new premium claim', draftName('premium-claim', {}), '/premium-claims'],
  ['the correction of a claim', draftName('claim', { correctedId: 'c' }), '/claimform?corrects=c'],
  ['a letter that was taken back', draftName('premium-claim', { editedId: 'l' }), '/premium-claims?edit=l'],
  [
    'a correction that was taken back',
    draftName('claim', { editedId: 'l', correctedId: 'c' }),
    '/claimform?edit=l&corrects=c',
  ],
  ['an answer', 'claim-answer:c', '/claims/c'],
  ['a disagreement', 'claim-review:c', '/claims/c?disagree'],
  ['a request to be called', 'call-back', '/call-me-back'],
  ['the correction of a refused letter, which is in the list itself', `claim:${refused.id}`, undefined],
  ['another page’s form', 'profile', undefined],
])('the way back to %s', (_, form, path) => {
  expect(draftPath(form, [refused])).toBe(path);
});
