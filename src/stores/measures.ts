import { atom } from 'nanostores';
import * as v from 'valibot';
import { parseLocal, writeLocal } from './local-storage.ts';
import { $session } from './session.ts';

/** How a reader measures in the kitchen. */
const Measures = v.object({ temperature: v.picklist(['c', 'f']), system: v.picklist(['metric', 'us']) });
export type Measures = v.InferOutput<typeof Measures>;

const key = 'companion.measures';

/** Countries that cook by cups and degrees Fahrenheit. */
const usKitchens = ['US', 'LR', 'FM', 'MH', 'PW', 'PR', 'GU', 'VI', 'AS', 'MP'];

const usualIn = (country: string | undefined): Measures =>
  country && usKitchens.includes(country) ? { temperature: 'f', system: 'us' } : { temperature: 'c', system: 'metric' };

const kept = parseLocal(key, Measures);

/** As the reader chose them on this phone; before that as usual in the user's country, or in the browser's. */
export const $measures = atom<Measures>(kept ?? usualIn(globalThis.navigator?.language.split('-').pop()));

let chosen = kept !== undefined;
$session.subscribe((session) => {
  if (!chosen && session.status === 'ready' && session.user.countryAbbr) $measures.set(usualIn(session.user.countryAbbr));
});

export function chooseMeasures(choice: Partial<Measures>): void {
  chosen = true;
  $measures.set({ ...$measures.get(), ...choice });
  writeLocal(key, JSON.stringify($measures.get()));
}
