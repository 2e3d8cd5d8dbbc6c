import type { Passwords } from '../accounts/passwords.ts';
import { addUser } from '../accounts/repository.ts';
import type { Db } from '../db/database.ts';
import { addClaims } from './claims.ts';
import { addFamilies } from './family.ts';
import { addPayments } from './payments.ts';
import { addPeople } from './people.ts';
import { addPrices } from './prices.ts';
import { createRandom } from './random.ts';
import { addRequests } from './requests.ts';

/** Fills an empty database with demo data. All accounts have the same password. */
export async function fillWithDemo(db: Db, passwords: Passwords, password: string) {
  const chance = createRandom(7);
  const passwordHash = await passwords.hash(password);
  const admin = await addUser(db, {
    role: 'admin',
    username: 'Selamawit Girma',
    email: 'admin@tenawas.example',
    phone: '',
    passwordHash,
  });
  const colleague = await addUser(db, {
    role: 'admin',
    username: 'Dawit Alemu',
    email: 'colleague@tenawas.example',
    phone: '',
    passwordHash,
  });
  if (!admin || !colleague) throw new Error('The demo starts from an empty database.');
  const people = await addPeople(db, chance, passwordHash);
  await addClaims(db, chance, people, admin, colleague);
  await addRequests(db, chance, people, admin);
  await addFamilies(
    db,
    chance,
    [people[0], people.at(-1)].filter((one) => one !== undefined),
    admin,
  );
  await addPrices(db);
  const regular = people.at(-1);
  if (regular) await addPayments(db, chance, regular, admin);
  return { admin, colleague, premium: people[0], regular };
}
