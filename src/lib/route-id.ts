/**
 * The id that an address ends in, after the path of its screen: `/de/rmaDetail/7` → `7`. Empty when the screen was opened without
 * one, which is not to be mistaken for a record with the screen's own name.
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
