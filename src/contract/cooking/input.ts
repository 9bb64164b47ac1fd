import * as v from '#rules/valibot';
import { Id } from '../fields.ts';

export const StartCooking = v.object({ deviceId: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(64)), recipeId: Id });

export const ControlCooking = v.object({ id: Id, action: v.picklist(['pause', 'resume', 'stop']) });
