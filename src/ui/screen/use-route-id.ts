import { useEffect, useState } from 'react';
import { routeId } from '../../lib/route-id.ts';

/**
 * The id that the page's address names: see {@link routeId}. Unknown in the HTML that was rendered at build time.
 *
 * @param screen the screen's path
 */
export function useRouteId(screen: `/${string}`): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => setId(routeId(location.pathname, screen)), [screen]);
  return id;
}
