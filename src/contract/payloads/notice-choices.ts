import * as v from 'valibot';
import { payload } from '../payload.ts';

export const noticeChoices = payload(1, v.object({ claimEmails: v.boolean('wrong-type') }));
