import { expect, test } from 'vitest';
import { assistantOf, hasQuestions, needsScript } from '../../../../src/layouts/guide-script/needs-script.ts';

test.each([
  ['googleHomeBind', 'google'],
  ['alexaVacuum', 'alexa'],
  ['yandexAlice', 'alice'],
  ['voice', undefined],
  ['voiceTemplate', undefined],
  ['scene', undefined],
] as const)('the guide %s is about the assistant %s', (route, assistant) => {
  expect(assistantOf(route)).toBe(assistant);
});

test.each([
  ['scene', 'Words and <Levels />', false],
  ['alexaBind', 'Words', true],
  ['voice', '<Commands />', true],
  ['addToHomeScreen', 'Enter <Address />', true],
  ['productFaq', '<Question>', true],
] as const)('the guide %s with %j loads the script: %s', (route, body, loads) => {
  expect(needsScript(route, body)).toBe(loads);
});

test('only questions make a guide its own list of contents', () => {
  expect(hasQuestions('<Question>\n## Why? [#why]\n</Question>')).toBe(true);
  expect(hasQuestions('## Why? [#why]')).toBe(false);
});
