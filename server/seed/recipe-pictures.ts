import sharp from 'sharp';

/** Pixels of every picture. */
export const recipePictureSize = { width: 1200, height: 900 } as const;

/** Gives a recipe's picture, or that of one of its steps (from 0), as WebP; nothing where it has none. */
export type DrawRecipe = (id: string, step?: number) => Promise<Uint8Array | undefined>;

let plain: Promise<Uint8Array> | undefined;

/** The same plain one for every recipe and its first step, for tests that do not look at it. */
export const drawPlain: DrawRecipe = async (_, step) => {
  if (step !== undefined && step > 0) return undefined;
  plain ??= sharp({ create: { ...recipePictureSize, channels: 3, background: '#c96f3b' } })
    .webp()
    .toBuffer();
  return plain;
};
