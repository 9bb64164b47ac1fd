import type { Scene } from './render-scene.ts';
import { baked } from './scenes/baked.ts';
import { bread } from './scenes/bread.ts';
import { crumbed } from './scenes/crumbed.ts';
import { fish } from './scenes/fish.ts';
import { meat } from './scenes/meat.ts';
import { minced } from './scenes/minced.ts';
import { plants } from './scenes/plants.ts';
import { potatoes } from './scenes/potatoes.ts';
import { poultry } from './scenes/poultry.ts';
import { sweets } from './scenes/sweets.ts';
import { vegetables } from './scenes/vegetables.ts';
import { wrapped } from './scenes/wrapped.ts';

/** Scenes of the finished dishes, by recipe id. */
export const dishScenes: Record<string, Scene> = {
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
