import { lazyChunk } from '../lazy-chunk/lazy-chunk.ts';

/** What every form needs from its first use on. Prefetched on first interaction, so it is available offline. */
export const formChunk = lazyChunk('form', () => import('./form-chunk.ts'));
