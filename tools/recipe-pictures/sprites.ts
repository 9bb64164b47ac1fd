import type { Sprite } from './paint.ts';
import { breads } from './sprites/breads.ts';
import { cabbages } from './sprites/cabbages.ts';
import { cakes } from './sprites/cakes.ts';
import { crumbed } from './sprites/crumbed.ts';
import { eggsCheese } from './sprites/eggs-cheese.ts';
import { fish } from './sprites/fish.ts';
import { fresh } from './sprites/fresh.ts';
import { fritters } from './sprites/fritters.ts';
import { fruit } from './sprites/fruit.ts';
import { herbs } from './sprites/herbs.ts';
import { legumes } from './sprites/legumes.ts';
import { meat } from './sprites/meat.ts';
import { minced } from './sprites/minced.ts';
import { pastries } from './sprites/pastries.ts';
import { potatoes } from './sprites/potatoes.ts';
import { poultry } from './sprites/poultry.ts';
import { rolls } from './sprites/rolls.ts';
import { roots } from './sprites/roots.ts';
import { sauces } from './sprites/sauces.ts';
import { sides } from './sprites/sides.ts';
import { skewers } from './sprites/skewers.ts';
import { stuffed } from './sprites/stuffed.ts';
import { sweets } from './sprites/sweets.ts';
import { tools } from './sprites/tools.ts';
import { vegetables } from './sprites/vegetables.ts';

const all = {
  ...breads,
  ...cabbages,
  ...cakes,
  ...fresh,
  ...crumbed,
  ...eggsCheese,
  ...stuffed,
  ...fish,
  ...fruit,
  ...herbs,
  ...legumes,
  ...meat,
  ...pastries,
  ...potatoes,
  ...poultry,
  ...roots,
  ...sauces,
  ...sides,
  ...skewers,
  ...sweets,
  ...vegetables,
  ...minced,
  ...rolls,
  ...fritters,
  ...tools,
} satisfies Record<string, Sprite>;

export type SpriteName = keyof typeof all;

/** Everything that a scene can show, by name. */
export const sprites: Record<SpriteName, Sprite> = all;
