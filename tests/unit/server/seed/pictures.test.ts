import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureSize, readPhoto, readRecipePicture } from '../../../../server/seed/pictures.ts';

it('reads the pictures of dishes, steps and owners', async () => {
  const pictures = [readRecipePicture('crispy-potato-fries'), readRecipePicture('crispy-potato-fries', 3), readPhoto('robot')];
  for (const picture of pictures) expect(await sharp(picture).metadata()).toMatchObject(pictureSize);
});

it('has nothing for recipes and steps without a picture', () => {
  expect(readRecipePicture('kale-chips')).toBeUndefined();
  expect(readRecipePicture('nothing')).toBeUndefined();
  expect(readRecipePicture('crispy-potato-fries', 99)).toBeUndefined();
});
