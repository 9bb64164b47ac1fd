import type { Picture } from './compose.ts';
import { baked } from './dishes/baked.ts';
import { bread } from './dishes/bread.ts';
import { crumbed } from './dishes/crumbed.ts';
import { fish } from './dishes/fish.ts';
import { meat } from './dishes/meat.ts';
import { minced } from './dishes/minced.ts';
import { plants } from './dishes/plants.ts';
import { potatoes } from './dishes/potatoes.ts';
import { poultry } from './dishes/poultry.ts';
import { sweets } from './dishes/sweets.ts';
import { vegetables } from './dishes/vegetables.ts';
import { wrapped } from './dishes/wrapped.ts';

/** What the picture of each recipe shows, by the recipe's id. */
export const dishes: Record<string, Picture> = {
  ...potatoes,
  ...poultry,
  ...meat,
  ...fish,
  ...vegetables,
  ...plants,
  ...bread,
  ...sweets,
  ...crumbed,
  ...minced,
  ...wrapped,
  ...baked,
};
