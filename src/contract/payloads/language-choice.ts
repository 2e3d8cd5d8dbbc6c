import * as v from 'valibot';
import { languages } from '../languages.ts';
import { payload } from '../payload.ts';

export const languageChoice = payload(1, v.object({ language: v.picklist(languages, 'wrong-type') }));
