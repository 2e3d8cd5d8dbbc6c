import * as v from 'valibot';
import { day } from '../day.ts';
import { personName, required } from '../fields.ts';
import { payload } from '../payload.ts';
import { relations } from '../relations.ts';

/** A person whom the customer wants to have in the account. */
export const familyMember = payload(
  1,
  v.object({ name: personName, birthDate: required(day), relation: required(v.picklist(relations, 'wrong-type')) }),
);
