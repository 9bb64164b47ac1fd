import { useEffect, useState } from 'react';
import { addressId } from '../../lib/address-id.ts';

/**
 * The id that the page's address names: see {@link addressId}. Unknown in the HTML that was rendered at build time.
 *
 * @param screen the screen's path
 */
export function useAddressId(screen: `/${string}`): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => setId(addressId(location.pathname, screen)), [screen]);
  return id;
}
