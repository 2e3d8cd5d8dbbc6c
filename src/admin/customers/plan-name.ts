import type { CustomerLine } from '../../contract/admin/customers.ts';
import { customerMessages } from '../../i18n/admin/customers.ts';

/** A premium account has the premium plan only after an administrator has confirmed it. */
export const planName = ({ plan, planConfirmed }: Pick<CustomerLine, 'plan' | 'planConfirmed'>): string =>
  plan === 'Premium' && !planConfirmed ? customerMessages.plans.notConfirmed : plan;
