import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkOutput, readHeaders, readInput } from '../../../../server/http/validate.ts';
import { headerNames } from '../../../../src/contract/headers.ts';

const schema = v.object({
  text: v.pipe(v.string(), v.maxLength(3)),
  named: v.optional(v.pipe(v.string(), v.minLength(2, 'required'), v.maxLength(3, 'tooMany'))),
  rows: v.optional(v.array(v.object({ name: v.string() }))),
  none: v.optional(v.nullable(v.string())),
});
const refusal = (fields: Record<string, string>) => expect.objectContaining({ reason: 'invalidFields', fields });
const read = (value: unknown) => () => readInput(schema, value);

describe('an input', () => {
  test('is what the schema knows of it', () => {
    expect(readInput(schema, { text: 'a', none: null, more: 1 })).toEqual({ text: 'a', none: null });
  });

  test.each([
    [{}, { text: 'required' }],
    [{ text: undefined }, { text: 'required' }],
    [{ text: 'long' }, { text: 'tooLong' }],
    [{ text: 1 }, { text: 'format' }],
    [{ text: null }, { text: 'format' }],
    [{ text: 'a', named: '' }, { named: 'required' }],
    [{ text: 'a', named: 'long' }, { named: 'tooMany' }],
    [
      { text: 1, rows: [{ name: 1 }, {}] },
      { text: 'format', rows: 'format' },
    ],
    [{ text: 'a', rows: [{}] }, { rows: 'required' }],
    ['no object', {}],
  ])('%j is refused with the first broken rule of each field', (value, fields) => {
    expect(read(value)).toThrow(refusal(fields));
  });

  test.each([
    [{ text: 'a\0' }, { text: 'format' }],
    [{ text: '\ud83d' }, { text: 'format' }],
    [{ text: 'a', rows: [{ name: 'fine' }, { name: '\0' }] }, { rows: 'format' }],
    [
      { text: '\0', named: 'ab\0' },
      { text: 'format', named: 'format' },
    ],
  ])('with text that a database cannot store is refused: %j', (value, fields) => {
    expect(read(value)).toThrow(refusal(fields));
    expect(readInput(schema, { text: '😀' })).toEqual({ text: '😀' });
  });
});

describe('headers', () => {
  test('are decoded; what cannot be, or is missing, is named', () => {
    const broken = new Headers({ appName: '%E0%A4%A' });
    expect(() => readHeaders(broken)).toThrow(expect.objectContaining({ reason: 'invalidFields' }));
    try {
      readHeaders(broken);
    } catch (error) {
      const { fields } = error as { fields: Record<string, string> };
      for (const name of Object.keys(fields)) expect(headerNames as readonly string[]).toContain(name);
    }
  });
});

describe('an output', () => {
  test('has nothing but what the contract lists', () => {
    expect(checkOutput(schema, { text: 'a', password: 'x' })).toEqual({ text: 'a' });
  });

  test('that breaks the contract is told by its fields, never by their values', () => {
    const broken = () => checkOutput(schema, { text: 'hidden value', rows: [{ name: 1 }] });
    expect(broken).toThrow(new TypeError('Response breaks the contract at text, rows.0.name'));
    expect(() => checkOutput(schema, 'x')).toThrow(new TypeError('Response breaks the contract at root'));
  });
});
