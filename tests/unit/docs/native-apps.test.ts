import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { careSchedules } from '../../../src/features/care/schedule.ts';
import { readWidget } from '../../../src/features/widgets/widget-device.ts';
import { addressParams, commonParams, internalParams } from '../../../src/routes/address-params.ts';
import { routes } from '../../../src/routes/table.ts';
import { oldestBrowsers } from '../../../src/shell/oldest-browsers.ts';
import { replies, toShellError } from '../../../src/shell/shell.ts';
import { parseCareDays } from '../../../src/stores/care.ts';
import { document, withParts } from '../../../tools/native/documents.ts';
import { generated } from '../../../tools/native/generated.ts';
import { jsonSchemaOf, typeOf } from '../../../tools/native/types.ts';
import { testedEngines } from '../../../tools/scripts/engines.ts';
import { filesUnder } from '../../../tools/scripts/site.ts';
import { root } from '../../../tools/scripts/tools.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const schema = JSON.parse(read('native/companion-shell.schema.json')) as { $defs: Record<string, Record<string, object>> };
const native = (folder: string) => filesUnder(join(root, 'native', folder)).map((file) => readFileSync(file, 'utf8'));

describe('the files for native apps', () => {
  test.each(Object.entries(generated))('%s is what npm run native writes', (path, text) => {
    expect(read(path)).toBe(text());
  });

  test('have every function with its parameters and its reply', () => {
    const { calls, replies: answers, data, params } = schema.$defs;
    for (const part of [calls, answers, data]) expect(Object.keys(part ?? {})).toEqual(Object.keys(replies));
    expect(answers?.share).toMatchObject({
      if: { properties: { ok: { const: false } } },
      else: { properties: { data: { $ref: '#/$defs/data/share' } } },
    });
    expect(params?.share).toEqual({
      type: 'object',
      properties: { title: { type: 'string' }, text: { type: 'string' }, url: { type: 'string' } },
      required: ['title', 'text', 'url'],
    });
    expect(params?.getUserToken).toMatchObject({ properties: { refresh: { type: 'boolean' } }, required: [] });
    expect(data?.getLocalData).toMatchObject({ properties: { value: { anyOf: [{ type: 'string' }, { type: 'null' }] } } });
  });

  test('refer only to definitions that exist', () => {
    const references = [...JSON.stringify(schema).matchAll(/"#\/\$defs\/([\w/]+)"/g)].map(([, path = '']) => path);
    const missing = references.filter(
      (path) => !path.split('/').reduce((at: object | undefined, key) => at?.[key as never], schema.$defs),
    );
    expect(references.length).toBeGreaterThan(40);
    expect(missing).toEqual([]);
  });

  test('cannot be written for a kind of schema that nothing writes', () => {
    expect(() => typeOf(v.date())).toThrow('date');
    expect(() => jsonSchemaOf(v.date())).toThrow('date');
  });

  test('allow any code of an error, with or without a message, as the pages do', () => {
    const { properties, required } = (schema.$defs.error as { properties: { error: { properties: object; required: string[] } } })
      .properties.error;
    expect(properties).toEqual({ code: { type: 'string' }, message: { type: 'string' } });
    expect(required).toEqual(['code']);
    for (const [code, seen] of [
      ['other', 'failed'],
      ['cancelled', 'cancelled'],
    ] as const)
      expect(toShellError({ code })).toMatchObject({ code: seen });
  });

  test('use no class or constant of Android that its stubs lack', () => {
    const used = [
      ...native('android')
        .join('\n')
        .matchAll(
          /^import androidx?\.[\w.]*\b([A-Z]\w+)$|\b(?!JSONObject|Dispatchers)[A-Z]\w+\.(?:permission\.)?([A-Z][A-Z_]+)\b/gm,
        ),
    ].map(([, type, constant]) => type ?? constant);
    const known = new Set(read('tools/native/android-stubs.txt').match(/\w+/g));
    expect(used).toContain('WEB_MESSAGE_LISTENER');
    expect(used.filter((name) => !known.has(name ?? ''))).toEqual([]);
  });

  test('know the oldest web views', () => {
    expect(native('android').join('')).toContain(`OLDEST_CHROMIUM = ${oldestBrowsers.chrome}`);
  });

  test('refuse a pack of the app whose folder is not named after a version, before it is copied', () => {
    const [install = ''] = /^ {4}func install\([\s\S]*?^ {4}\}/m.exec(read('native/ios/Packs.swift')) ?? [];
    expect(install).toMatch(/isVersion\(version\) else \{ throw [\s\S]*copyItem/);
  });

  test.each(['android', 'ios'])('of %s say at their top how they were checked', (folder) => {
    const files = native(folder);
    expect(files.length).toBeGreaterThan(3);
    for (const text of files) expect(text.split('\n')[0]).toMatch(/^\/\/ Checked with npm run check-native: (compiled|parsed)/);
  });
});

describe('the document for native apps', () => {
  test('is not written with a part that nothing generates, or without one', () => {
    const text = read(document);
    expect(() => withParts(text.replace('generated: limits', 'generated: other'))).toThrow('“other”');
    expect(() => withParts(text.replace('<!-- generated: limits -->', ''))).toThrow('limits');
  });

  test('says of every function what a late reply means', () => {
    const [, rows = ''] = /\n\| function \| consequence \|\n([\s\S]*?)\n\n/.exec(read(document)) ?? [];
    const names = rows.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(names.sort()).toEqual(Object.keys(replies).sort());
  });

  test('shows stored values that the pages can read', async () => {
    const [widget = '', care = ''] = [...read(document).matchAll(/^\| `(?:widgetDevice|care)\b.*\| `(\{.*\})` \|$/gm)].map(
      ([, example = '']) => example,
    );
    expect(readWidget(widget)).toEqual(JSON.parse(widget));
    expect(parseCareDays(care)).toEqual(JSON.parse(care));
    expect(careSchedules.vacuum.parts.map(({ part }) => part)).toEqual(expect.arrayContaining(Object.keys(JSON.parse(care))));
  });

  test('names every engine in which the site is tested', () => {
    const files = readdirSync(join(root, 'tests/engines')).filter((file) => file.endsWith('.test.ts'));
    expect(files.map((file) => file.replace('.test.ts', ''))).toEqual(Object.keys(testedEngines));
  });

  test('names the parameters that pages read', () => {
    const sources = filesUnder(join(root, 'src')).filter((file) => /\.tsx?$/.test(file));
    const lists = sources.flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(
        /const \{([^}]+)\} = pageParams\((?:location|address)\)|pageParams\(location\)\.(\w+)/g,
      ),
    ]);
    const names = lists
      .flatMap(([, list = '', name = '']) => `${list},${name}`.split(',').map((one) => /\w+/.exec(one)?.[0] ?? ''))
      .filter(Boolean);
    const known = [...Object.keys(commonParams), ...Object.values(addressParams).flatMap((params) => Object.keys(params))];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => ![...known, ...internalParams].includes(name))).toEqual([]);
  });

  test('says what stands in every address that has its values from content', () => {
    const rows = read(document).split('\n');
    const places = Object.values(routes).filter(({ path }) => path.includes('[id]'));
    expect(places.length).toBeGreaterThan(1);
    for (const { path } of places) {
      const row = rows.find((line) => line.startsWith(`| \`${path.replace('[id]', '{id}')}\``));
      expect(row, path).toContain('| `{id}`: ');
    }
  });

  test('and its samples know the names that a page looks for', () => {
    for (const name of ['companionShell', 'companionInfo']) {
      expect(read('src/shell/detect.ts')).toContain(name);
      for (const text of [read(document), native('android').join(''), native('ios').join('')]) expect(text).toContain(name);
    }
  });
});
