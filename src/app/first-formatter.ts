/**
 * The first formatter of a page takes a slow phone 60 ms, whatever it formats, and all later ones hardly any: it is made in a task of its
 * own, while something else is waited for. An effect.
 */
export function makeFirstFormatter(): () => void {
  const timer = setTimeout(() => new Intl.NumberFormat());
  return () => clearTimeout(timer);
}
