import * as v from 'valibot';
import { parseLocal, writeLocal } from './local-storage.ts';

/** Where in a recipe somebody is while cooking. `at`: milliseconds since 1970. */
const Position = v.object({ recipe: v.string(), step: v.number(), at: v.number() });
type Position = v.InferOutput<typeof Position>;

/** Milliseconds after which a recipe begins anew: nobody cooks that long. */
const fresh = 12 * 3600 * 1000;

const keyOf = (uid: string | undefined) => `companion.cookPlaces/${uid ?? 'guest'}`;

const isOf = (recipe: string) => (position: Position) => position.recipe === recipe;

/**
 * The step that was shown last, so that a page which was killed comes back right; the first one when that is long ago. A user goes on
 * from a later step of the guest, as whom they cooked until the session was known; at the first one they may just have arrived.
 */
export function positionIn(uid: string | undefined, recipe: string): number {
  const [own, guests] = [uid, undefined].map((cook) => read(cook).find(isOf(recipe)));
  return (guests?.step && guests.at > (own?.at ?? 0) ? guests : own)?.step ?? 0;
}

/** @param step nothing once the meal is ready */
export function savePosition(uid: string | undefined, recipe: string, step: number | undefined): void {
  const others = read(uid).filter((position) => position.recipe !== recipe);
  writeLocal(keyOf(uid), JSON.stringify(step === undefined ? others : [...others, { recipe, step, at: Date.now() }]));
  // It is the user's by now.
  if (uid !== undefined && read(undefined).some(isOf(recipe))) savePosition(undefined, recipe, undefined);
}

function read(uid: string | undefined): readonly Position[] {
  const positions = parseLocal(keyOf(uid), v.array(Position)) ?? [];
  return positions.filter(({ at }) => Date.now() - at < fresh);
}
