import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The committed pictures of the seed; `npm run recipe-pictures` draws them. */
export const picturesFolder = join(import.meta.dirname, 'pictures');

/** Width and height of every picture, in pixels. */
export const pictureSize = { width: 1200, height: 900 } as const;

/** Photos that owners attach to their reports and tickets. */
export const photoNames = ['robot', 'label', 'place', 'brush'] as const;
export type PhotoName = (typeof photoNames)[number];

/** The file of a recipe's picture, or of the picture of one of its steps (counted from 0). */
export const recipePictureFile = (id: string, step?: number): string =>
  `${id}${step === undefined ? '' : `-step-${step + 1}`}.webp`;

export const photoFile = (name: PhotoName): string => `photo-${name}.jpg`;

/** @returns the picture as WebP, or undefined where the recipe or step has none */
export function readRecipePicture(id: string, step?: number): Uint8Array | undefined {
  const path = join(picturesFolder, recipePictureFile(id, step));
  return existsSync(path) ? readFileSync(path) : undefined;
}

/** @returns the photo as JPEG */
export const readPhoto = (name: PhotoName): Uint8Array => readFileSync(join(picturesFolder, photoFile(name)));
