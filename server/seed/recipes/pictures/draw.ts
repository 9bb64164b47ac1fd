import sharp from 'sharp';
import { compose } from './compose.ts';
import { dishes } from './dishes.ts';
import { stepPictures } from './steps.ts';

/** The drawing of a recipe's dish as SVG; nothing where it is shown without a picture. */
export const pictureOf = (id: string): string | undefined => {
  const dish = dishes[id];
  return dish && compose(id, dish);
};

/** The drawing of one of its steps, counted from 0. */
export const stepPictureOf = (id: string, step: number): string | undefined => {
  const picture = stepPictures[id]?.[step];
  return picture && compose(`${id}/${step}`, picture);
};

/** Photos would weigh a multiple: flat colors stay sharp at this quality. */
const draw = async (svg: string | undefined): Promise<Uint8Array | undefined> =>
  svg === undefined ? undefined : sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 52, effort: 4 }).toBuffer();

/** The picture of a recipe, 1200 × 900 pixels of WebP. */
export const drawRecipe = (id: string): Promise<Uint8Array | undefined> => draw(pictureOf(id));

/** The picture of a step, likewise. */
export const drawStep = (id: string, step: number): Promise<Uint8Array | undefined> => draw(stepPictureOf(id, step));
