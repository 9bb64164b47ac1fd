import { expect, test } from 'vitest';
import catalogue from '../../../../content/catalogue.json' with { type: 'json' };
import { modelName } from '../../../../src/ui/device/model-name.ts';

test('every model of the catalogue is written by its name', () => {
  expect(catalogue.models.map(({ key }) => modelName(key))).toEqual(catalogue.models.map(({ name }) => name));
  expect([modelName('900a'), modelName('LdsT6')]).toEqual(['900A', 'LDS T6']);
});

test.each(['T7', '', 'constructor', '__proto__'])('a model that is not in the catalogue, %j, is shown as it is', (key) => {
  expect(modelName(key)).toBe(key);
});
