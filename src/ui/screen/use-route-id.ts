import { useEffect, useState } from 'react';

/**
 * The id at the end of the page's address: see {@link routeId}. Undefined in the HTML that was rendered at build time.
 *
 * @param screen the screen's path
 */
export function useRouteId(screen: `/${string}`): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => setId(routeId(location.pathname, screen)), [screen]);
  return id;
}

/**
 * The id that follows a screen's path: `/de/rmaDetail/7` → `7`. Empty if the address has none; the screen's own name is never taken for
 * an id.
 *
 * @param screen the screen's path without a language's prefix and without the id, such as `/recipes/cook`
 */
export function routeId(pathname: string, screen: `/${string}`): string {
  const at = pathname.lastIndexOf(`${screen}/`);
  const id = at < 0 ? '' : pathname.slice(at + screen.length + 1).replace(/\/$/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
