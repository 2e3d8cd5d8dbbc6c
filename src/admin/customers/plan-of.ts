import type { CustomerLine } from '../../contract/admin/customers.ts';
import { customerWords } from '../../i18n/admin/customers.ts';

/** Premium is an account at once, and a plan once it is confirmed. */
export const planOf = ({ plan, planConfirmed }: Pick<CustomerLine, 'plan' | 'planConfirmed'>): string =>
  plan === 'Premium' && !planConfirmed ? customerWords.plans.notConfirmed : plan;
