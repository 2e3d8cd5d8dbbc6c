import { describe, expect, test } from 'vitest';
import { limits } from '../../../../src/contract/fields.ts';
import type { Payload } from '../../../../src/contract/payload.ts';
import { callBack } from '../../../../src/contract/payloads/call-back.ts';
import { claim } from '../../../../src/contract/payloads/claim.ts';
import { claimAnswer } from '../../../../src/contract/payloads/claim-answer.ts';
import { claimRequest } from '../../../../src/contract/payloads/claim-request.ts';
import { claimReview } from '../../../../src/contract/payloads/claim-review.ts';
import { deletion } from '../../../../src/contract/payloads/deletion.ts';
import { languageChoice } from '../../../../src/contract/payloads/language-choice.ts';
import { lettersStatus } from '../../../../src/contract/payloads/letters-status.ts';
import { logIn } from '../../../../src/contract/payloads/log-in.ts';
import { passwordChange } from '../../../../src/contract/payloads/password-change.ts';
import { premiumClaim } from '../../../../src/contract/payloads/premium-claim.ts';
import { premiumRegistration } from '../../../../src/contract/payloads/premium-registration.ts';
import { profileUpdate } from '../../../../src/contract/payloads/profile-update.ts';
import { registration } from '../../../../src/contract/payloads/registration.ts';
import { subscription } from '../../../../src/contract/payloads/subscription.ts';
import { upgrade } from '../../../../src/contract/payloads/upgrade.ts';
import { check } from '../../../../src/contract/validate.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const person = { username: 'Hiwot Bekele', email: 'hiwot@mail.example', phone: '+251911000000' };
const password = 'a long password';
const longer = (than: number) => 'x'.repeat(than + 1);

type Faults = Record<string, readonly (readonly [value: unknown, code: string])[]>;
type Case = {
  payload: Payload;
  valid: Record<string, unknown>;
  /** the values that are read as something else than what was written */
  output?: Record<string, unknown>;
  faults: Faults;
};

const missing = [undefined, 'required'] as const;
const text = (most: number) =>
  [missing, ['', 'required'], [' \t', 'required'], [longer(most), 'too-long'], [7, 'wrong-type']] as const;
const choice = text(limits.choice);
const wrongEmails = ['hiwot', 'hiwot@mail', 'hiwot@@mail.example', 'a b@mail.example', '@mail.example'];
const email = [
  ...wrongEmails.map((wrong) => [wrong, 'not-an-email'] as const),
  missing,
  ['', 'required'],
  [`${longer(limits.email)}@mail.example`, 'too-long'],
] as const;
const known = [missing, ['', 'required'], [longer(limits.passwordMost), 'too-long'], [7, 'wrong-type']] as const;
const chosen = [...known, ['x'.repeat(limits.passwordLeast - 1), 'too-short']] as const;
const description = [
  [longer(limits.description), 'too-long'],
  ['a\0b', 'unreadable'],
] as const;
const uuid = [
  ['R-7K2M', 'wrong-type'],
  [7, 'wrong-type'],
] as const;
const price = [
  ['150', 'wrong-type'],
  [-1, 'wrong-type'],
] as const;
const emailOrPhone = email.map(
  ([wrong, code]) => [wrong, code === 'not-an-email' ? 'not-an-email-or-phone' : code] as const,
);
const personFaults: Faults = { username: text(limits.name), email, phone: text(limits.phone) };
const photo = { sha256: 'a'.repeat(64), type: 'image/webp', size: 300_000 };
const photos = [
  ['one', 'wrong-type'],
  [Array(7).fill(photo), 'too-long'],
] as const;
const claimChoices: Faults = {
  hospital: choice,
  paymentMethod: choice,
  corrects: uuid,
  photos,
  amountPaid: [
    ['a lot', 'not-an-amount'],
    ['0', 'not-an-amount'],
    ['-5', 'not-an-amount'],
    ['1,25', 'not-an-amount'],
    ['10000000.01', 'too-long'],
    [7, 'wrong-type'],
  ],
  treatedOn: [
    ['2026-02-30', 'wrong-type'],
    ['yesterday', 'wrong-type'],
  ],
  payToProvider: [
    ['', 'required'],
    [longer(80), 'too-long'],
  ],
  payToAccount: [
    [' ', 'required'],
    [longer(60), 'too-long'],
  ],
};
const details = { treatedOn: '2026-11-20', payToProvider: 'CBE', payToAccount: '1000 2345', photos: [photo] };

const cases: Record<string, Case> = {
  claim: {
    payload: claim,
    valid: {
      hospital: 'City Hospital',
      service: 'telemedicine',
      paymentMethod: 'Cash',
      description: 'fever',
      ...details,
      amountPaid: '1,250.50',
      corrects: id,
    },
    output: { amountPaid: 125_050 },
    faults: { ...claimChoices, service: choice, description },
  },
  'premium claim': {
    payload: premiumClaim,
    valid: {
      fullName: 'Hiwot Bekele',
      email: person.email,
      hospital: 'City Hospital',
      policy: 'Emergency Care',
      paymentMethod: 'Cash',
      description: 'fever',
      priority: false,
      ...details,
      amountPaid: '300',
      corrects: id,
    },
    output: { amountPaid: 30_000 },
    faults: {
      ...claimChoices,
      fullName: text(limits.name),
      email,
      policy: choice,
      description: [...text(limits.description), ...description],
      priority: [['yes', 'wrong-type']],
    },
  },
  'claim request': { payload: claimRequest, valid: { userId: id }, faults: { userId: [missing, ...uuid] } },
  'answer about a claim': {
    payload: claimAnswer,
    valid: { claim: id, text: 'The left arm.', photos: [photo] },
    faults: { claim: [missing, ...uuid], text: text(limits.description), photos },
  },
  claimReview: {
    payload: claimReview,
    valid: { claim: id, text: 'It was an accident.', writtenOn: '2026-11-20', photos: [photo] },
    faults: {
      claim: [missing, ...uuid],
      text: text(limits.description),
      writtenOn: [
        ['yesterday', 'wrong-type'],
        ['2026-02-30', 'wrong-type'],
      ],
      photos,
    },
  },
  callBack: {
    payload: callBack,
    valid: { phone: '+251911000000', time: 'morning', claim: id, text: 'About my claim.' },
    faults: {
      phone: text(limits.phone),
      time: [missing, ['at night', 'wrong-type']],
      claim: uuid,
      text: [
        [longer(limits.callText), 'too-long'],
        ['a\0b', 'unreadable'],
      ],
    },
  },
  subscription: {
    payload: subscription,
    valid: { service: 'telemedicine', paymentMethod: 'Cash', yearlyPrice: 150 },
    faults: { service: choice, paymentMethod: choice, yearlyPrice: price },
  },
  upgrade: {
    payload: upgrade,
    valid: { paymentMethod: 'Cash', yearlyPrice: null },
    faults: { paymentMethod: choice, yearlyPrice: price },
  },
  registration: {
    payload: registration,
    valid: { ...person, password, confirmPassword: password },
    faults: { ...personFaults, password: chosen, confirmPassword: [missing, ['another password', 'passwords-differ']] },
  },
  'premium registration': {
    payload: premiumRegistration,
    valid: { ...person, password },
    faults: { ...personFaults, password: chosen },
  },
  'log-in': {
    payload: logIn,
    valid: { email: person.email, password: 'x' },
    faults: { email: emailOrPhone, password: known },
  },
  'change of the password': {
    payload: passwordChange,
    valid: { currentPassword: 'x', newPassword: password },
    faults: { currentPassword: known, newPassword: chosen },
  },
  'change of the profile': { payload: profileUpdate, valid: person, faults: personFaults },
  deletion: { payload: deletion, valid: { currentPassword: 'x' }, faults: { currentPassword: known } },
  'choice of a language': {
    payload: languageChoice,
    valid: { language: 'om' },
    faults: { language: [missing, ['fr', 'wrong-type'], ['', 'wrong-type']] },
  },
  'question for letters': {
    payload: lettersStatus,
    valid: { ids: [id] },
    faults: { ids: [missing, ['x', 'wrong-type'], [Array(501).fill(id), 'too-long']], 'ids.0': [] },
  },
};

const named = Object.entries(cases).map(([name, one]) => ({ name, ...one }));

test.each(named)('a valid $name is accepted', ({ payload, valid, output }) => {
  expect(check(payload.schema, valid)).toEqual({ ok: true, value: { ...valid, ...output } });
});

const faults = named.flatMap(({ name, payload, valid, faults }) =>
  Object.entries(faults).flatMap(([field, wrong]) =>
    wrong.map(([value, code]) => ({
      payload,
      field,
      code,
      body: { ...valid, [field]: value },
      title: `${name}: ${field} ${value === undefined ? 'left out' : JSON.stringify(value).slice(0, 30)}`,
    })),
  ),
);

test.each(faults)('$title is refused as $code', ({ payload, body, field, code }) => {
  const checked = check(payload.schema, body);
  expect(checked.ok ? {} : checked.errors).toMatchObject({ [field]: { code } });
  expect(Object.keys(checked.ok ? {} : checked.errors)).toEqual(
    // The password that is too short is not the one that was repeated either.
    field === 'password' && 'confirmPassword' in body && 'confirmPassword' in (checked.ok ? {} : checked.errors)
      ? [field, 'confirmPassword']
      : [field],
  );
});

test.each(named)('what is no object is no $name', ({ payload }) => {
  for (const body of ['text', 7, null, undefined]) expect(check(payload.schema, body).ok).toBe(false);
});

const noDetails = { amountPaid: null, treatedOn: null, payToProvider: '', payToAccount: '', photos: [] };
const withoutDetails = ({
  amountPaid: _,
  treatedOn: __,
  payToProvider: ___,
  payToAccount: ____,
  photos: _____,
  ...rest
}: Case['valid']) => rest;

describe('what may be left out', () => {
  test('of a claim: the description, and what it corrects', () => {
    const { description: _, corrects: __, ...least } = withoutDetails(cases.claim?.valid ?? {});
    expect(check(claim.schema, least)).toEqual({ ok: true, value: { ...least, ...noDetails, description: '' } });
  });

  test('of a premium claim: the priority, which it then has, and what it corrects', () => {
    const { priority: _, corrects: __, ...least } = withoutDetails(cases['premium claim']?.valid ?? {});
    expect(check(premiumClaim.schema, least)).toEqual({ ok: true, value: { ...least, ...noDetails, priority: true } });
  });
});

test('a limit is named in its refusal, and what is exactly as long is taken', () => {
  const body = (length: number) => ({ ...cases.subscription?.valid, service: 'x'.repeat(length) });
  expect(check(subscription.schema, body(limits.choice)).ok).toBe(true);
  expect(check(subscription.schema, body(limits.choice + 1))).toEqual({
    ok: false,
    errors: { service: { code: 'too-long', limit: limits.choice } },
  });
});

test('every wrong field is told at once', () => {
  const checked = check(claim.schema, { hospital: '', service: longer(limits.choice) });
  expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual(['hospital', 'service', 'paymentMethod']);
});

test('a profile takes the passwords that its form sends along, whatever they are', () => {
  expect(check(profileUpdate.schema, { ...person, currentPassword: 7, newPassword: null }).ok).toBe(true);
});
