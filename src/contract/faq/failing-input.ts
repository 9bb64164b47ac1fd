import * as v from '#rules/valibot';
import { LangKey } from '../input-fields.ts';

/** The input of `serviceFailing`. */
export const OfLanguage = v.object({ lang: LangKey });
