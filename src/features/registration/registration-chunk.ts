/** The modules of `registrationChunk`: the choices of a device and a model, the steps after the first, and the warranty cards. */
// biome-ignore-all lint/performance/noBarrelFile: it is the entry of one chunk

export { dayOf } from '../../lib/day.ts';
export { ModelSheet } from './components/ModelSheet.tsx';
export { NewestCard } from './components/NewestCard.tsx';
export { OwnedDevice } from './components/OwnedDevice.tsx';
export { PersonStep } from './components/PersonStep.tsx';
export { RegisteredList } from './components/RegisteredList.tsx';
export { Review } from './components/Review.tsx';
