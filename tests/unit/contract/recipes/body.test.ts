import { expect, test } from 'vitest';
import { totalMinutes } from '../../../../src/contract/recipes/body.ts';

const heat = (minutes: number) => ({ mode: 'airFry', temperature: 180, minutes }) as const;

test('the time of a recipe is its preparation and every step that takes some', () => {
  const steps = [
    { heat: null, minutes: null },
    { heat: heat(20), minutes: null },
    { heat: null, minutes: 30 },
  ];
  expect(totalMinutes({ prepMinutes: 10, steps })).toBe(60);
});

test('a step in which the appliance works takes as long as that, whatever minutes stand beside it', () => {
  expect(totalMinutes({ prepMinutes: 0, steps: [{ heat: heat(20), minutes: 5 }] })).toBe(20);
  expect(totalMinutes({ prepMinutes: 0, steps: [{ heat: heat(5), minutes: 20 }] })).toBe(5);
});
