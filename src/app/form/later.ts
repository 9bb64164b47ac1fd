/**
 * What a form needs only once somebody uses it, as one chunk: pictures, the checks, the outbox, and what is said at the end. It is
 * fetched with the first touch of the form, so that it is there when the connection is not.
 */
// biome-ignore-all lint/performance/noBarrelFile: one chunk is what this file is for

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
