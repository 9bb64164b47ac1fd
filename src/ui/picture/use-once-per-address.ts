import { useCallback, useRef } from 'react';

/**
 * Calls something the first time that an address fails. The address of a picture works for an hour (`server/images/image-links.ts`):
 * its record, asked for again, has a new one. A picture that is really gone fails once more, and is left alone then.
 */
export function useOncePerAddress(onFailure: () => void): (url: string) => void {
  const failed = useRef(new Set<string>());
  return useCallback(
    (url) => {
      if (failed.current.has(url)) return;
      failed.current.add(url);
      onFailure();
    },
    [onFailure],
  );
}
