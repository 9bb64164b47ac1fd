import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { limits } from '../../../src/shell/limits.ts';
import { replies, type ShellMethod } from '../../../src/shell/shell.ts';
import { root } from '../../../tools/scripts/tools.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const methods = Object.keys(replies) as ShellMethod[];

/** The rows of the table of functions: the first three cells, by the function's name. */
function rowsOf(text: string): Map<string, { params: string; data: string }> {
  const rows = text.matchAll(/^\| `(\w+)` \| (.*?) \| ((?:[^|\\]|\\.)*) \| .+ \|$/gm);
  return new Map([...rows].map(([, name = '', params = '', data = '']) => [name, { params, data: data.replaceAll('\\|', '|') }]));
}

/** What each function is given, as the interface `ShellParams` is written. */
const paramsInCode = new Map(
  [...read('src/shell/shell.ts').matchAll(/^ {2}(\w+): (\{ .* \});$/gm)].map(([, name, params]) => [name, params]),
);

/** A schema as a TypeScript type. */
function typeOf(schema: v.GenericSchema): string {
  const { type, entries, item, wrapped, options } = schema as unknown as {
    type: string;
    entries: Record<string, v.GenericSchema>;
    item: v.GenericSchema;
    wrapped: v.GenericSchema;
    options: readonly string[];
  };
  switch (type) {
    case 'unknown':
      return 'anything';
    case 'object':
      return `{ ${Object.entries(entries)
        .map(([key, value]) => `${key}: ${typeOf(value)}`)
        .join(', ')} }`;
    case 'array':
      return `${typeOf(item)}[]`;
    case 'nullable':
      return `${typeOf(wrapped)} | null`;
    case 'picklist':
      return options.map((option) => `'${option}'`).join(' | ');
    default:
      return type;
  }
}

const cell = (text: string) => (text === 'anything' ? text : `\`${text}\``);

describe('the document for native apps', () => {
  const text = read('docs/native-apps.md');
  const rows = rowsOf(text);

  test('has every function of the interface, and no other', () => {
    expect([...rows.keys()]).toEqual(methods);
  });

  test.each(methods)('says what %s is given and what it answers', (method) => {
    const params = paramsInCode.get(method);
    expect(rows.get(method)).toEqual({ params: params ? `\`${params}\`` : 'none', data: cell(typeOf(replies[method])) });
  });

  test('says how long a call may take', () => {
    expect(text).toContain(`\`get…\` must answer within ${limits.getter} ms, all others within ${limits.action} ms`);
    expect(text).toContain(`\`getUserToken\` with \`refresh\` has ${limits.token} ms`);
  });

  test('would be found wanting without a function, or with another shape', () => {
    const without = rowsOf(text.replace(/^\| `share` .*\n/m, ''));
    expect(methods.filter((method) => !without.has(method))).toEqual(['share']);
    expect(rowsOf(text.replace('{ token: string }', '{ key: string }')).get('getUserToken')?.data).not.toBe(
      cell(typeOf(replies.getUserToken)),
    );
  });

  test('knows the names that a page looks for', () => {
    for (const name of ['companionShell', 'companionInfo']) {
      expect(read('src/shell/detect.ts')).toContain(name);
      expect(text).toContain(name);
    }
  });
});
