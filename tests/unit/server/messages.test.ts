import { expect, test } from 'vitest';
import { languages, messageIn } from '../../../server/messages.ts';

test('the largest size of a picture stands in the message of every language', () => {
  const messages = languages.map((lang) => messageIn(lang, 'tooLarge'));
  expect(messages.filter((message) => !/\b2\s?(MB|Mo|МБ)/u.test(message))).toEqual([]);
  expect(messages.filter((message) => message.includes('{{'))).toEqual([]);
  expect(messageIn('fr', 'tooLarge')).toBe('L’image ne doit pas dépasser 2\u00a0Mo');
});
