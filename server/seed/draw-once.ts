import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawRecipe } from './recipe-pictures.ts';
import { drawRecipe, drawStep, pictureOf, stepPictureOf } from './recipes/pictures/draw.ts';

const folder = join(import.meta.dirname, '../../.cache/recipe-pictures');

/** Draws the recipes' pictures, each once on a machine: all of them take a processor a quarter of a minute. */
export const drawOnce: DrawRecipe = async (id, step) => {
  const svg = step === undefined ? pictureOf(id) : stepPictureOf(id, step);
  if (svg === undefined) return undefined;
  const file = join(folder, `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.webp`);
  if (existsSync(file)) return readFileSync(file);
  const picture = await (step === undefined ? drawRecipe(id) : drawStep(id, step));
  if (picture) keep(file, picture);
  return picture;
};

/** Another process that reads it meets all of it or nothing. */
function keep(file: string, picture: Uint8Array): void {
  const own = `${file}-${process.pid}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(own, picture);
  renameSync(own, file);
}
