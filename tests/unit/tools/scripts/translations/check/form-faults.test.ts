import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../../../../tools/scripts/tools.ts';
import { formFaults } from '../../../../../../tools/scripts/translations/check/form-faults.ts';
import { temporaryFolder } from '../../../../../temporary-folder.ts';

const food = (words: string) => `{\n  "ordinary": [${words}]\n}\n`;
const project = temporaryFolder({
  'content/de/food.json': food('"Brot"'),
  'content/de/strings/form.json': '{\n    "submit": "Absenden"\n}\n',
  'content/it/food.json': food(Array.from({ length: 30 }, () => '"pane"').join(', ')),
  'content/fr/food.json': '{\n    "ordinary": [\n}\n',
});
cpSync(join(root, 'biome.json'), join(project, 'biome.json'));
const files = (...given: Parameters<typeof formFaults>) => formFaults(...given).map(({ file, fix }) => `${file} → ${fix}`);

test('names the files with another indentation, or with lines that are too long', () => {
  expect(files(['de', 'it'], 'content', project)).toEqual([
    'content/de/strings/form.json → npm run format',
    'content/it/food.json → npm run format',
  ]);
});

test('says nothing of what is no JSON, of a language without files, and of another project', () => {
  expect(files(['fr', 'ko'], 'content', project)).toEqual([]);
  expect(files(['de'], join(project, 'content'))).toEqual([]);
});

test('says why Biome does not answer', () => {
  const broken = temporaryFolder({ 'biome.json': '{', 'content/de/food.json': food('') });
  expect(() => formFaults(['de'], 'content', broken)).toThrow(/^Biome cannot look at the files:\n.*\S/s);
});
