import type { Part } from './paint.ts';
import { breads } from './parts/breads.ts';
import { cabbages } from './parts/cabbages.ts';
import { cakes } from './parts/cakes.ts';
import { crumbed } from './parts/crumbed.ts';
import { eggsCheese } from './parts/eggs-cheese.ts';
import { fish } from './parts/fish.ts';
import { fresh } from './parts/fresh.ts';
import { fritters } from './parts/fritters.ts';
import { fruit } from './parts/fruit.ts';
import { herbs } from './parts/herbs.ts';
import { legumes } from './parts/legumes.ts';
import { meat } from './parts/meat.ts';
import { minced } from './parts/minced.ts';
import { pastries } from './parts/pastries.ts';
import { potatoes } from './parts/potatoes.ts';
import { poultry } from './parts/poultry.ts';
import { rolls } from './parts/rolls.ts';
import { roots } from './parts/roots.ts';
import { sauces } from './parts/sauces.ts';
import { sides } from './parts/sides.ts';
import { skewers } from './parts/skewers.ts';
import { stuffed } from './parts/stuffed.ts';
import { sweets } from './parts/sweets.ts';
import { tools } from './parts/tools.ts';
import { vegetables } from './parts/vegetables.ts';

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
} satisfies Record<string, Part>;

export type PartName = keyof typeof all;

/** Everything that can lie on a table. */
export const parts: Record<PartName, Part> = all;
