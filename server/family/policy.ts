import { queryToday } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';
import type { Person } from './repository.ts';

export async function refuseFutureBirth(db: Db, { birthDate }: Person) {
  if (birthDate > (await queryToday(db))) throw fieldError('birthDate', 'in-future');
}
