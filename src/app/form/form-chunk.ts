/** The modules of {@link formChunk}: photos, checks, outbox, and what is drawn from the first use on. */
// biome-ignore-all lint/performance/noBarrelFile: it is the entry of one chunk

export { startOutbox } from '../../stores/outbox.ts';
export { sendAhead } from '../../stores/upload.ts';
export { ErrorSummary } from '../../ui/error-summary/ErrorSummary.tsx';
export { check } from './check.ts';
export { checkStep, deliver } from './deliver.ts';
export { PhotoList } from './PhotoList.tsx';
export { take } from './photos.ts';
export { Restored } from './Restored.tsx';
export { Sent } from './Sent.tsx';
export { TurnedPhotos } from './TurnedPhotos.tsx';
