import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { pageParams } from '../../lib/page-params.ts';

interface Address {
  params: Readonly<Record<string, string>>;
  /** Whether the reader may have come back to it, by the browser or the app: they did not follow a link of the page to it */
  back: boolean;
}

/**
 * What the page's address asks for; absent until the screen is awake. Links to the page itself change it in place when their clicks
 * are given to `follow`, and the way back is the browser's own.
 *
 * @param settle another address for what was asked for at first, if it is to be another
 */
export function useAddress(settle?: (params: Address['params']) => string | undefined) {
  const [address, setAddress] = useState<Address>();
  const first = useRef(settle);

  useEffect(() => {
    const read = () => setAddress({ params: pageParams(location), back: true });
    const settled = first.current?.(pageParams(location));
    if (settled) history.replaceState(history.state, '', settled);
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  const go = useCallback((href: string, replace = false) => {
    if (replace) history.replaceState(history.state, '', href);
    else history.pushState(null, '', href);
    setAddress({ params: pageParams(location), back: false });
  }, []);

  const follow = useCallback(
    (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || elsewhere || event.defaultPrevented || link.pathname !== location.pathname) return;
      event.preventDefault();
      if (link.href !== location.href) go(link.href);
    },
    [go],
  );

  return { params: address?.params, back: address?.back ?? true, go, follow };
}
