import * as v from 'valibot';
import { day } from '../day.ts';
import { uuid } from '../fields.ts';
import { next, paged, searched } from './query.ts';

/**
 * What is recorded, by group. Each is the name of an endpoint of the desk, or with `customer.` of customers, except for `photo`,
 * `customer.forbidden` and those of the command line.
 */
export const auditActions = {
  'log-ins': [
    'logIn',
    'logOut',
    'changePassword',
    'beginSecondFactor',
    'confirmSecondFactor',
    'endOwnSession',
    'endOwnOtherSessions',
  ],
  accounts: [
    'customer.logIn',
    'customer.premiumLogIn',
    'customer.logOut',
    'customer.endSession',
    'customer.endOtherSessions',
    'customer.changePassword',
    'customer.resetPassword',
    'customer.confirmPassword',
    'customer.updateProfile',
    'customer.confirmEmail',
    'customer.confirmPhone',
    'customer.ownData',
    'customer.askDeletion',
    'customer.takeBackDeletion',
    'customer.blockCard',
    'customer.forbidden',
  ],
  reads: ['claim', 'customer', 'photo', 'auditLog', 'administrators'],
  claims: ['decide', 'assign', 'addNote'],
  customers: [
    'changePlan',
    'sendAgain',
    'blockCard',
    'endSessions',
    'answerRequest',
    'takeCallBack',
    'finishCallBack',
    'settleSubscription',
    'settleUpgrade',
    'payInstalment',
    'payPlanInstalment',
    'addFamilyMember',
    'changeFamilyMember',
    'settleFamilyMember',
    'endFamilyMember',
    'carryOutDeletion',
  ],
  payments: ['acceptPayment', 'refundAtProvider', 'refundPayment'],
  offers: [
    'addService',
    'changeService',
    'addHospital',
    'changeHospital',
    'addPolicy',
    'changePolicy',
    'addPaymentMethod',
    'changePaymentMethod',
    'changeBirrRate',
    'changePremiumPrice',
    'changeGracePeriod',
    'changeByQuarter',
  ],
  'saved-replies': ['addSavedReply', 'changeSavedReply', 'deleteSavedReply'],
  administrators: [
    'changeAdministrator',
    'changeOwnAccounts',
    'endAdministratorSessions',
    'createAdministrator',
    'resetAdministrator',
    'removeAdministrator',
    'clearLimits',
  ],
} as const;
export type AuditGroup = keyof typeof auditActions;
export const auditGroups = Object.keys(auditActions) as AuditGroup[];
export type AuditAction = (typeof auditActions)[AuditGroup][number];

export const auditQuery = v.object({
  ...paged,
  ...searched,
  group: v.optional(v.picklist(auditGroups, 'wrong-type')),
  by: v.optional(uuid),
  claim: v.optional(uuid),
  customer: v.optional(uuid),
  /** the last day that is shown */
  until: v.optional(day),
});

const named = v.nullable(v.object({ id: v.string(), name: v.string() }));

export const auditLine = v.object({
  id: v.string(),
  at: v.string(),
  /** An action of a newer server is shown by its name. */
  action: v.string(),
  status: v.number(),
  /** an administrator or, for what customers do, the customer; null for the command line */
  by: named,
  /** named by its number */
  claim: named,
  customer: named,
  subject: v.nullable(v.string()),
  details: v.nullable(v.record(v.string(), v.unknown())),
  address: v.nullable(v.string()),
  device: v.nullable(v.string()),
});
export type AuditLine = v.InferOutput<typeof auditLine>;

/** Newest first. */
export const auditPage = v.object({ lines: v.array(auditLine), next });
