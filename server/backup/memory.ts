import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of pictures after which garbage is collected. */
const bytesPerCollection = 4 * 1024 * 1024;

/**
 * Bounds the memory of a loop over many pictures by forcing garbage collections. V8 sees only the small handles of their buffers,
 * and on a busy machine hundreds of megabytes would accumulate.
 *
 * @returns to be called with the size of each picture after its use
 */
export function boundedMemory(): (bytes: number) => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let bytes = 0;
  return (more) => {
    bytes += more;
    if (bytes < bytesPerCollection) return;
    bytes = 0;
    collect();
  };
}
