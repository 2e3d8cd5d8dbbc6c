import * as v from 'valibot';
import { oneTimeCode } from '../fields.ts';
import { payload } from '../payload.ts';

export const codeConfirmation = payload(1, v.object({ code: oneTimeCode }));
