import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { pageParams } from '../../lib/page-params.ts';

interface Address {
  params: Readonly<Record<string, string>>;
  /** Whether the reader may have come back to it, rather than followed a link of the page */
  back: boolean;
}

/**
 * The parameters of the page's address; undefined until hydration. `follow` handles clicks on links to the page itself without
 * loading it again; the browser's history works as usual.
 *
 * @param redirect returns the address that replaces the first one, if any
 */
export function useAddress(redirect?: (params: Address['params']) => string | undefined) {
  const [address, setAddress] = useState<Address>();
  const first = useRef(redirect);

  useEffect(() => {
    const read = () => setAddress({ params: pageParams(location), back: true });
    const target = first.current?.(pageParams(location));
    if (target) history.replaceState(history.state, '', target);
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
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const opensNewTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || opensNewTab || event.defaultPrevented || link.pathname !== location.pathname) return;
      event.preventDefault();
      if (link.href !== location.href) go(link.href);
    },
    [go],
  );

  return { params: address?.params, back: address?.back ?? true, go, follow };
}
