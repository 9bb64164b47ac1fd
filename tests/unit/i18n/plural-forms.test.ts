import { describe, expect, test } from 'vitest';
import { baseOf, completed, isUsable, keysIn, placeholdersIn } from '../../../src/i18n/plural-forms.ts';

test('plural forms have one name', () => {
  expect(['a.b_zero', 'a.b_one', 'a.b_two', 'a.b_few', 'a.b_many', 'a.b_other'].map(baseOf)).toEqual(Array(6).fill('a.b'));
  expect(['a.one', 'a.b_one_c', 'a.b_ones', 'a_few.b_three'].map(baseOf)).toEqual([
    'a.one',
    'a.b_one_c',
    'a.b_ones',
    'a_few.b_three',
  ]);
});

test('a language has the keys of English in its own plural forms, each with the English that stands in for it', () => {
  const english = { back: 'Back', day_one: '{{count}} day', day_other: '{{count}} days' };
  expect([...keysIn(english, 'pl')]).toEqual([
    ['back', 'Back'],
    ['day_one', '{{count}} day'],
    ['day_few', '{{count}} days'],
    ['day_many', '{{count}} days'],
    ['day_other', '{{count}} days'],
  ]);
  expect([...keysIn(english, 'ja').keys()]).toEqual(['back', 'day_other']);
});

test('the names that a text inserts are known in one order, each once', () => {
  expect(placeholdersIn('{{model}} of {{app}}, {{model}} {not} {{}}')).toBe('{{app}} {{model}}');
  expect(placeholdersIn('none')).toBe('');
});

describe('a text is shown', () => {
  test.each([
    ['Bis {{max}}', true],
    ['Bis', true],
    ['Bis {{anzahl}}', false],
    ['', false],
    [undefined, false],
  ])('%s: %s', (text, usable) => {
    expect(isUsable(text, 'Up to {{max}}')).toBe(usable);
  });
});

test('English stands in for what a language lacks or cannot show, in all of its plural forms', () => {
  const english = { back: 'Back', left: '{{max}} left', day_one: '{{count}} day', day_other: '{{count}} days' };
  const polish = { back: 'Wstecz', left: 'Zostało {{ile}}', day_one: '{{count}} dzień', old: 'Stare' };
  expect(completed(polish, english, 'pl')).toEqual({
    back: 'Wstecz',
    left: '{{max}} left',
    day_one: '{{count}} dzień',
    day_few: '{{count}} days',
    day_many: '{{count}} days',
    day_other: '{{count}} days',
  });
});
