import { describe, expect, test } from 'vitest';
import type { Device } from '../../../src/contract/devices/list.ts';
import type { Recipe } from '../../../src/contract/recipes/read.ts';
import { isCompatible, maxTemperature } from '../../../src/recipes/is-compatible.ts';

const step = (temperature?: number): Recipe['steps'][number] => ({
  text: '',
  image: null,
  heat: temperature ? { mode: 'bake', temperature, minutes: 5 } : null,
  minutes: null,
});
const recipe = {
  steps: [step(), step(160), step(200)],
  tags: { equipment: ['basket', 'oven'], difficulty: 'easy', cuisine: 'french', food: [] },
} satisfies Pick<Recipe, 'steps' | 'tags'>;
const device = (cooks: Partial<NonNullable<Device['cooks']>> | null, place: Device['place'] = 'home') =>
  ({ cooks: cooks && { equipment: 'basket', online: true, maxTemperature: 200, ...cooks }, place }) as Device;

describe('a device', () => {
  test('fits by its kind and its heat, also when it cooks by hand only or in another home', () => {
    expect(isCompatible(device({}), recipe)).toBe(true);
    expect(isCompatible(device({ equipment: 'oven', maxTemperature: 230 }, 'otherHome'), recipe)).toBe(true);
    expect(isCompatible(device({ online: false }), recipe)).toBe(true);
    expect(isCompatible(device({ equipment: 'dualBasket' }), recipe)).toBe(true);
  });

  test('of another kind, too cool, gone, or no cooker does not', () => {
    expect(isCompatible(device({}), { ...recipe, tags: { ...recipe.tags, equipment: ['oven'] } })).toBe(false);
    expect(isCompatible(device({ maxTemperature: 199 }), recipe)).toBe(false);
    expect(isCompatible(device({}, 'removed'), recipe)).toBe(false);
    expect(isCompatible(device(null), recipe)).toBe(false);
  });
});

test('a recipe that is not heated needs no heat', () => {
  expect(maxTemperature({ steps: [step()] })).toBe(0);
  expect(maxTemperature(recipe)).toBe(200);
});
