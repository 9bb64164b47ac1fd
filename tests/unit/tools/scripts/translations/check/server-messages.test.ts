import { expect, test } from 'vitest';
import { messageFaults, messageTexts } from '../../../../../../tools/scripts/translations/check/server-messages.ts';
import { valueFaults } from '../../../../../../tools/scripts/translations/check/text-faults.ts';
import { temporaryFolder } from '../../../../../temporary-folder.ts';

const file = (messages: unknown) => JSON.stringify(messages, null, 2);
const english = { tooLarge: 'At most {{size}}MB', failed: 'It failed.', types: { account: 'Account' } };
const faults = (german?: string) => {
  const folder = temporaryFolder({ 'en.json': file(english), ...(german && { 'de.json': german }) });
  const found = [...messageFaults('de', folder), ...messageTexts('de', folder).flatMap(valueFaults)];
  return found.map(({ file, line, what, pending }) => `${file.replace(folder, '')}:${line} ${what}${pending ? ', pending' : ''}`);
};

test('messages are right when each is there, with its placeholders', () => {
  expect(faults(file({ tooLarge: 'Höchstens {{size}} MB', failed: 'Fehlgeschlagen.', types: { account: 'Konto' } }))).toEqual([]);
});

test('a message that is missing or left over is told, and may wait', () => {
  expect(faults()).toEqual(['/de.json:0 It is missing, pending']);
  expect(faults(file({ tooLarge: 'Höchstens {{size}} MB', failed: 'Fehlgeschlagen.', types: { konto: 'Konto' } }))).toEqual([
    '/de.json:1 Lacks "types.account", in English “Account”, pending',
    '/de.json:5 Has "types.konto", which English does not, pending',
  ]);
  expect(faults('{}')).toHaveLength(3);
});

test('an empty message is told once', () => {
  expect(faults(file({ ...english, tooLarge: '' }))).toEqual(['/de.json:2 "tooLarge" is empty, in English “At most {{size}}MB”']);
});

test('one without its placeholder, and a file that is no JSON, are wrong at their line', () => {
  expect(faults(file({ ...english, tooLarge: 'Zu groß' }))).toEqual([
    '/de.json:2 English has {{size}} where this has none: Zu groß',
  ]);
  expect(faults('{\n  "failed": "Fehlgeschlagen"\n  "types": {}\n}')).toEqual([
    '/de.json:2 This is no JSON: "failed": "Fehlgeschlagen"',
  ]);
});
