import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { watchCatalogue } from '../../../../tools/build/watch-catalogue.ts';
import { root } from '../../../../tools/scripts/tools.ts';

const path = 'content/catalogue.json';
const text = readFileSync(join(root, path), 'utf8');

/** What the development server logs when a file has become this. */
async function loggedWith(content: string, { file = path, environment = 'client' } = {}): Promise<string[]> {
  const error = vi.fn<(line: string) => void>();
  const server = { config: { root, logger: { error } } };
  const hook = watchCatalogue().hotUpdate as unknown as (this: object, update: object) => Promise<void>;
  await hook.call({ environment: { name: environment } }, { file: join(root, file), read: () => content, server });
  return error.mock.calls.map(([line]) => line);
}

test('the development server says what has become wrong in the catalogue, once', async () => {
  const mistyped = text.replaceAll('"kind": "airPurifier"', '"kind": "airPurifer"');
  expect(await loggedWith(mistyped)).toEqual([
    `${path}: models.AP40.kind: “airPurifer” is none of vacuum, airFryer, airPurifier`,
  ]);
  expect(await loggedWith(mistyped, { environment: 'ssr' })).toEqual([]);
});

test('it says so of what is no JSON, too', async () => {
  expect(await loggedWith('{')).toEqual([expect.stringContaining(`${path}: SyntaxError`)]);
});

test('it says nothing of a catalogue that is right, and of other files', async () => {
  expect(await loggedWith(text)).toEqual([]);
  expect(await loggedWith('{', { file: 'content/faq.json' })).toEqual([]);
});
