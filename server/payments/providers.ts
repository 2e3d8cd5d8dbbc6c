import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { createChapa } from './chapa.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandbox } from './sandbox.ts';

/** As the settings say; null if nothing can be paid online. */
export function createProvider({ payments }: Config, db: Db): PaymentProvider | null {
  if (payments === null) return null;
  return payments.provider === 'chapa' ? createChapa(payments) : createSandbox(db);
}
