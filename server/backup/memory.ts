import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of pictures after which what is left of them is thrown away. */
const most = 8 * 1024 * 1024;

/**
 * Bounds the memory of a walk through many pictures. V8 sees only the small handles of their buffers, and on a busy machine lets
 * hundreds of megabytes of them wait.
 *
 * @returns to be told the bytes of each picture that has been done with
 */
export function boundedMemory(): (bytes: number) => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let bytes = 0;
  return (more) => {
    bytes += more;
    if (bytes < most) return;
    bytes = 0;
    collect();
  };
}
