import * as v from 'valibot';
import { parseLocal, writeLocal } from './local-storage.ts';

/** Where in a recipe somebody is while cooking. `at`: milliseconds since 1970. */
const Position = v.object({ recipe: v.string(), step: v.number(), at: v.number() });
type Position = v.InferOutput<typeof Position>;

/** Milliseconds after which a recipe begins anew: nobody cooks that long. */
const fresh = 12 * 3600 * 1000;

const keyOf = (uid: string | undefined) => `companion.cookPlaces/${uid ?? 'guest'}`;

/** The step that was shown last, so that a page which was killed comes back right; the first one when that is long ago. */
export const positionIn = (uid: string | undefined, recipe: string): number =>
  read(uid).find((position) => position.recipe === recipe)?.step ?? 0;

/** @param step nothing once the meal is ready */
export function savePosition(uid: string | undefined, recipe: string, step: number | undefined): void {
  const others = read(uid).filter((position) => position.recipe !== recipe);
  writeLocal(keyOf(uid), JSON.stringify(step === undefined ? others : [...others, { recipe, step, at: Date.now() }]));
}

function read(uid: string | undefined): readonly Position[] {
  const positions = parseLocal(keyOf(uid), v.array(Position)) ?? [];
  return positions.filter(({ at }) => Date.now() - at < fresh);
}
