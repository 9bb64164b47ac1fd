import * as v from '#rules/valibot';
import { ChosenId } from '../input-fields.ts';

/** The input of `expectedAnswer`: the report's type. */
export const ExpectedAnswer = v.object({ typeId: ChosenId });
