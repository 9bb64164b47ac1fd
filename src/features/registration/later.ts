/**
 * What the registration needs only once somebody uses it, as one chunk: the choice of a model, the steps after the first, and the
 * warranty card. It is fetched with the first touch of the form, so that it is there when the connection is not.
 */
// biome-ignore-all lint/performance/noBarrelFile: one chunk is what this file is for

export { dayOf } from '../../lib/day.ts';
export { ModelSheet } from './components/ModelSheet.tsx';
export { NewestCard } from './components/NewestCard.tsx';
export { PersonStep } from './components/PersonStep.tsx';
export { Review } from './components/Review.tsx';
