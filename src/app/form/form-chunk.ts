/** The modules of `formChunk`: photos, checks, outbox, and what is rendered from the first use on. */
// biome-ignore-all lint/performance/noBarrelFile: it is the entry of one chunk

// What waits is listed beside its form, when there may be no connection to load the list by.
import './OutboxList.tsx';

export { startOutbox } from '../../stores/outbox.ts';
export { photoActions } from '../../stores/photo-actions.ts';
export { check } from './check.ts';
export { FormNotices } from './FormNotices.tsx';
export { PhotoList } from './PhotoList.tsx';
export { RejectedFiles } from './RejectedFiles.tsx';
export { Sent } from './Sent.tsx';
export { submit } from './submit.ts';
