import { describe, expect, test } from 'vitest';
import { sourceHash } from '../../../src/mdx/source-hash.ts';

const guide = '---\ntitle: How\ndescription: What\n---\n\n## Set it [#set]\n\nText.\n';

describe('the hash of an English guide', () => {
  test('is twelve hexadecimal digits', () => {
    expect(sourceHash(guide)).toMatch(/^[0-9a-f]{12}$/);
  });

  test.each([
    ['a word', guide.replace('Text', 'Words')],
    ['the title', guide.replace('How', 'Why')],
    ['the description', guide.replace('What', 'Where')],
    ['an anchor', guide.replace('#set', '#water')],
  ])('changes with %s', (_, changed) => {
    expect(sourceHash(changed)).not.toBe(sourceHash(guide));
  });

  test.each([
    ['the month of a check', guide.replace('---\n\n', 'checked: 2026-11\n---\n\n')],
    ['the line ends', guide.replaceAll('\n', '\r\n')],
    ['blank lines at the end', `${guide}\n\n`],
  ])('stays the same with %s', (_, changed) => {
    expect(sourceHash(changed)).toBe(sourceHash(guide));
  });
});
