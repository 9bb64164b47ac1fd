import { describe, expect, test } from 'vitest';
import catalogue from '../../../content/catalogue.json' with { type: 'json' };
import { localeIds } from '../../../src/i18n/locale-ids.ts';
import { type Assistant, allRows, assistants, kinds, rowsFor, spokenLanguage } from '../../../src/mdx/commands.ts';

const anyAssistant = [...assistants, undefined];
const commandsOf = (assistant?: Assistant) => rowsFor('vacuum', assistant).map(({ command }) => command);

describe('the commands', () => {
  test('of every kind of device in the catalogue have words with every assistant', () => {
    expect(kinds).toEqual([...new Set(catalogue.models.map(({ kind }) => kind))]);
    for (const kind of kinds) for (const assistant of anyAssistant) expect(rowsFor(kind, assistant).length).toBeGreaterThan(0);
  });

  test('together are all that docs/spec.md §2 names', () => {
    expect(new Set(allRows(undefined).map(({ row }) => row.command))).toEqual(
      new Set([
        'startStop',
        'continuePause',
        'power',
        'temperature',
        'cookingMode',
        'windSpeed',
        'childLock',
        'light',
        'cleaningMode',
        'battery',
      ]),
    );
  });

  test('stand once each, with all kinds of devices that know them', () => {
    expect(allRows(undefined).find(({ row }) => row.command === 'power')?.of).toEqual(['airFryer', 'airPurifier']);
  });

  test('that only one assistant’s maker gives words for are not offered with another', () => {
    expect(commandsOf('google')).toContain('dock');
    expect(commandsOf('alexa')).not.toContain('dock');
    expect(commandsOf()).not.toContain('dock');
  });
});

describe('the language to speak', () => {
  const cooking = rowsFor('airFryer', 'alexa').filter(({ command }) => command !== 'power');

  test.each([
    ['google', 'ko', 'ko'],
    ['alexa', 'ja', 'ja'],
    ['alice', 'ru', 'ru'],
    [undefined, 'ru', 'ru'],
  ] as const)('is the reader’s where the assistant speaks it: %s in %s', (assistant, reader, language) => {
    expect(spokenLanguage(assistant, reader)).toBe(language);
  });

  test.each([
    ['google', 'ru', 'en'],
    ['alexa', 'ko', 'en'],
    ['alice', 'en', 'ru'],
    [undefined, 'zh', 'en'],
  ] as const)('is another where it does not: %s in %s', (assistant, reader, language) => {
    expect(spokenLanguage(assistant, reader)).toBe(language);
  });

  test('has words for every command', () => {
    const silent = assistants.flatMap((assistant) =>
      kinds.flatMap((kind) =>
        rowsFor(kind, assistant).flatMap((row) =>
          localeIds
            .map(({ code }) => spokenLanguage(assistant, code, row))
            .filter((language) => row.says.some(({ text, cited }) => !text && !cited?.[assistant]?.[language]))
            .map((language) => `${language} lacks what ${assistant} is told to ${row.command}: src/mdx/commands.ts`),
        ),
      ),
    );
    expect(silent).toEqual([]);
  });

  test('is English for cooking with Alexa, whatever else she speaks', () => {
    expect(cooking.map((row) => spokenLanguage('alexa', 'de', row))).toEqual(['en', 'en', 'en', 'en']);
    expect(cooking.map((row) => spokenLanguage('google', 'de', row))).toEqual(['de', 'de', 'de', 'de']);
  });
});
