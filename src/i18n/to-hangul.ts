/** In Korean, what Latin letters are with the same keys of a Korean layout: `cndwjs` is 충전. Loaded in that language only. */
export const toHangulIn = async (tag: string): Promise<((typed: string) => string) | undefined> =>
  tag === 'ko' ? (await import('es-hangul')).convertQwertyToHangul : undefined;
