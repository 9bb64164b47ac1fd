import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { updatePictures } from '../../../../tools/recipe-pictures/update.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const square = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${color}"/></svg>`;
const red = { file: 'red.webp', svg: square('red') };
const blue = { file: 'blue.jpg', svg: square('blue') };

let folder: string;
beforeEach(async () => {
  folder = temporaryFolder();
  await updatePictures([red, blue], folder);
});

it('draws nothing anew where no drawing changed', async () => {
  expect(await updatePictures([red, blue], folder)).toEqual({ drawn: [], deleted: [] });
  expect(readdirSync(folder).sort()).toEqual(['blue.jpg', 'manifest.json', 'red.webp']);
});

it('draws what changed or is missing', async () => {
  expect(await updatePictures([{ ...red, svg: square('green') }, blue], folder)).toEqual({ drawn: ['red.webp'], deleted: [] });
  rmSync(join(folder, 'blue.jpg'));
  expect(await updatePictures([{ ...red, svg: square('green') }, blue], folder)).toEqual({ drawn: ['blue.jpg'], deleted: [] });
});

it('deletes files that no drawing has', async () => {
  writeFileSync(join(folder, 'other.webp'), '');
  expect(await updatePictures([red], folder)).toEqual({ drawn: [], deleted: ['blue.jpg', 'other.webp'] });
  expect(readdirSync(folder).sort()).toEqual(['manifest.json', 'red.webp']);
});
