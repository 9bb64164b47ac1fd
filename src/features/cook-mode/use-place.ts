import { useEffect, useState } from 'react';
import { keepPlace, placeIn } from '../../stores/cook-place.ts';

/**
 * Where in a recipe the cook is, kept for when the page is killed.
 *
 * @param steps how many there are; the place after the last one is the end
 */
export function usePlace(uid: string | undefined, recipe: string, steps: number): [step: number, go: (by: number) => void] {
  const [step, setStep] = useState(() => Math.min(placeIn(uid, recipe), steps - 1));
  useEffect(() => keepPlace(uid, recipe, step < steps ? step : undefined), [uid, recipe, step, steps]);
  return [step, (by) => setStep((old) => Math.min(Math.max(old + by, 0), steps))];
}
