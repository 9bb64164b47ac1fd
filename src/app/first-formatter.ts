/**
 * The first formatter of a page takes a slow phone 60 ms, whatever it formats, and all later ones hardly any: it is made in a task of its
 * own, while something else is waited for. An effect.
 */
export const makeFirstFormatter = (): void => void setTimeout(() => new Intl.NumberFormat());
