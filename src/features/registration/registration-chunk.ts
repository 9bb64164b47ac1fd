/** The modules of `registrationChunk`: the choice of a model, the steps after the first, and the warranty card. */
// biome-ignore-all lint/performance/noBarrelFile: it is the entry of one chunk

export { dayOf } from '../../lib/day.ts';
export { ModelSheet } from './components/ModelSheet.tsx';
export { NewestCard } from './components/NewestCard.tsx';
export { PersonStep } from './components/PersonStep.tsx';
export { Review } from './components/Review.tsx';
