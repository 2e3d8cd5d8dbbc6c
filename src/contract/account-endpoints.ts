import { endpoint } from './endpoint.ts';
import { codeConfirmation } from './payloads/code-confirmation.ts';
import { languageChoice } from './payloads/language-choice.ts';
import { logIn } from './payloads/log-in.ts';
import { passwordChange } from './payloads/password-change.ts';
import { passwordCode } from './payloads/password-code.ts';
import { passwordConfirmation } from './payloads/password-confirmation.ts';
import { passwordReset } from './payloads/password-reset.ts';
import { profileUpdate } from './payloads/profile-update.ts';
import { registration } from './payloads/registration.ts';
import {
  loggedIn,
  loggedOut,
  messageOnly,
  passwordChanged,
  passwordConfirmed,
  registered,
} from './responses/accounts.ts';
import { languageUpdated, profileUpdated } from './responses/profile.ts';

const none = undefined;
const error = (message: string) => ({ Status: 'Error', Error: message });

/** Registration, log-in, profile and password. */
export const accountEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/register',
    may: 'anyone',
    payload: registration,
    answer: registered,
    status: 201,
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/login',
    may: 'anyone',
    payload: logIn,
    answer: loggedIn,
    status: 200,
    refusal: error,
  }),
  /** Revokes the token. */
  logOut: endpoint({ method: 'POST', path: '/logout', may: 'customer', payload: none, answer: loggedOut, status: 200 }),
  /** Another e-mail address or phone number takes the password, given in the last minutes: at the log-in or by `confirmPassword`. */
  updateProfile: endpoint({
    method: 'PUT',
    path: '/update-profile',
    may: 'customer',
    payload: profileUpdate,
    answer: profileUpdated,
    status: 200,
  }),
  confirmPassword: endpoint({
    method: 'POST',
    path: '/password-confirmation',
    may: 'customer',
    payload: passwordConfirmation,
    answer: passwordConfirmed,
    status: 200,
  }),
  /** Sends the code for a new e-mail address again. */
  sendEmailCode: endpoint({
    method: 'POST',
    path: '/email-code',
    may: 'customer',
    payload: none,
    answer: messageOnly,
    status: 200,
  }),
  /** A new e-mail address takes effect with the code that was sent there. */
  confirmEmail: endpoint({
    method: 'POST',
    path: '/email-confirmation',
    may: 'customer',
    payload: codeConfirmation,
    answer: profileUpdated,
    status: 200,
  }),
  /** Sends a code to the phone number of the account. */
  sendPhoneCode: endpoint({
    method: 'POST',
    path: '/phone-code',
    may: 'customer',
    payload: none,
    answer: messageOnly,
    status: 200,
  }),
  /** A confirmed number gets codes for a new password. */
  confirmPhone: endpoint({
    method: 'POST',
    path: '/phone-confirmation',
    may: 'customer',
    payload: codeConfirmation,
    answer: profileUpdated,
    status: 200,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/change-password',
    may: 'customer',
    payload: passwordChange,
    answer: passwordChanged,
    status: 200,
  }),
  /** Sends a code by e-mail or SMS, if there is an account; the answer is the same if there is none. */
  requestPasswordCode: endpoint({
    method: 'POST',
    path: '/password-code',
    may: 'anyone',
    payload: passwordCode,
    answer: messageOnly,
    status: 200,
  }),
  /** Ends all sessions. */
  resetPassword: endpoint({
    method: 'POST',
    path: '/password-reset',
    may: 'anyone',
    payload: passwordReset,
    answer: messageOnly,
    status: 200,
  }),
  updateLanguage: endpoint({
    method: 'PUT',
    path: '/language',
    may: 'customer',
    payload: languageChoice,
    answer: languageUpdated,
    status: 200,
  }),
} as const;
