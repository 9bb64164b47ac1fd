import { describe, expect, test } from 'vitest';
import { blocksOf, sourceOf } from '../../../../src/mdx/translation/blocks.ts';
import { guideFile } from '../../../../src/mdx/translation/guide-files.ts';
import { newerOf } from '../../../../src/mdx/translation/newer.ts';
import { isStale, translationStaleness } from '../../../../src/mdx/translation/staleness.ts';

const heading = (id: string, text = id) => `## ${text} [#${id}]\n\nOn ${text}.\n\n`;
const steps = (name: string, ...texts: string[]) =>
  `<Steps name="${name}">\n${texts.map((text) => `  <Step>\n    **${text}.**\n  </Step>\n`).join('')}</Steps>\n\n`;
const head = '---\ntitle: How\ndescription: What\n---\n\n';

const before = `${head + heading('water') + steps('water', 'Open', 'Tap', 'Wait')}Done.\n\n${heading('maps')}${heading('end')}`;
const german = (english = before) =>
  guideFile('de', 'a/b', english.replace('title: How', `title: Wie\nsource: '${sourceOf(english, english)}'`));
const now = (english: string) => guideFile('en', 'a/b', english);

/** What is said of a translation of the English before, by the names of the blocks. */
function staleness(english: string) {
  const found = translationStaleness(german(), now(english));
  if (!found) return undefined;
  return {
    stale: found.stale.map(({ own, english }) => (own.id === english.id ? own.id : `${own.id} → ${english.id}`)),
    missing: found.missing.map(({ english, after }) => `${english.id} after ${after?.id}`),
    removed: found.removed.map(({ id }) => id),
  };
}
const nothing = { stale: [], missing: [], removed: [] };

describe('a translation', () => {
  test('is up to date while the English is as it was, but for white space and the month of a check', () => {
    expect(staleness(before)).toEqual(nothing);
    expect(staleness(before.replace('**Tap.**', '**Tap.**\n\n').replace('What\n', 'What\nchecked: 2026-11\n'))).toEqual(nothing);
  });

  test.each([
    ['a changed step', before.replace('**Tap.**', '**Press.**'), { stale: ['water-2'] }],
    ['a changed heading', before.replace('## maps', '## Your maps'), { stale: ['maps'] }],
    ['a changed title', before.replace('How', 'Why'), { stale: ['title'] }],
    [
      'an inserted step',
      before.replace('  <Step>\n    **Tap', '  <Step>\n    **Look.**\n  </Step>\n$&'),
      { missing: ['water-2 after water-1'] },
    ],
    [
      'a step more at the end',
      before.replace('</Steps>', '  <Step>\n    **Go.**\n  </Step>\n</Steps>'),
      { missing: ['water-4 after water-3'] },
    ],
    ['a new section', before.replace('## maps', `${heading('new')}$&`), { missing: ['new after after-water'] }],
    ['a section less', before.replace(heading('maps'), ''), { removed: ['maps'] }],
    ['a reordered section', before.replace(heading('maps'), '') + heading('maps'), { stale: ['maps'] }],
    ['reordered steps', before.replace('Tap', 'x').replace('Wait', 'Tap').replace('x', 'Wait'), { stale: ['water-2 → water-3'] }],
    ['a renamed anchor', before.replace('[#maps]', '[#map]'), { missing: ['map after after-water'], removed: ['maps'] }],
  ])('lags behind by %s', (_, english, expected) => {
    expect(staleness(english)).toEqual({ ...nothing, ...expected });
  });

  test('is not known to be stale before it is marked, or when it lost what English still has', () => {
    expect(translationStaleness(guideFile('de', 'a/b', before), now(before))).toBeUndefined();
    const lacksStep = german().whole.replace(/ {2}<Step>\n {4}\*\*Tap[\s\S]*?<\/Step>\n/, '');
    expect(translationStaleness(guideFile('de', 'a/b', lacksStep), now(before))).toBeUndefined();
  });

  describe('that has followed a part of what changed in English', () => {
    const step = '  <Step>\n    **Look.**\n  </Step>\n';
    const withStep = (text: string) => text.replace('  <Step>\n    **Tap', `${step}$&`);
    const added = guideFile('de', 'a/b', withStep(german().whole));

    test('lags behind by the rest: it has the new step', () => {
      const english = now(withStep(before).replace('On maps', 'On all maps').replace('**Wait', '**Look'));
      const found = translationStaleness(added, english);
      expect(found?.stale.map(({ own }) => own.id)).toEqual(['water-4', 'maps']);
      expect(found).toMatchObject({ missing: [], removed: [] });
      expect(newerOf(added, english)?.at).toEqual(
        new Map([
          ['water-4', '#water-4'],
          ['maps', '#maps'],
        ]),
      );
    });

    test('lags behind by the rest: it has the new step beside one that was corrected', () => {
      const corrected = guideFile('de', 'a/b', added.whole.replace('**Tap', '**Press'));
      const found = translationStaleness(corrected, now(withStep(before).replace('On maps', 'On all maps')));
      expect(found?.stale.map(({ own }) => own.id)).toEqual(['maps']);
      expect(found).toMatchObject({ missing: [], removed: [] });
    });

    test('lags behind by the rest: it has lost the section that English lost', () => {
      const without = (text: string) => text.replace(heading('maps'), '');
      const found = translationStaleness(
        guideFile('de', 'a/b', without(german().whole)),
        now(without(before).replace('On end', 'On the end')),
      );
      expect(found?.stale.map(({ own }) => own.id)).toEqual(['end']);
      expect(found).toMatchObject({ missing: [], removed: [] });
    });
  });

  test('that lags behind in anything is stale', () => {
    expect(isStale({ stale: [], missing: [], removed: [] })).toBe(false);
    expect(isStale({ stale: [], missing: [], removed: blocksOf(heading('a')) })).toBe(true);
  });
});

describe('readers are told that the English is newer', () => {
  const marks = (english: string, translation = german()) => {
    const newer = newerOf(translation, now(english));
    return newer && { at: Object.fromEntries(newer.at), before: Object.fromEntries(newer.before) };
  };

  test('nowhere in a guide that is up to date, or of which nobody knows', () => {
    expect(marks(before)).toBeUndefined();
    expect(marks(before, guideFile('de', 'a/b', before))).toBeUndefined();
  });

  test('at what has changed, with its place in the English', () => {
    expect(marks(before.replace('Tap', 'Press').replace('On maps', 'On all maps'))).toEqual({
      at: { 'water-2': '#water-2', maps: '#maps' },
      before: {},
    });
    expect(marks(before.replace('Done', 'All done'))).toEqual({ at: { 'after-water': '#water-3' }, before: {} });
    expect(marks(before.replace('What', 'Why'))).toEqual({ at: { title: '' }, before: {} });
  });

  test('where something is missing: in the step before it, before the next section, or at the end', () => {
    expect(marks(before.replace('  <Step>\n    **Tap', '  <Step>\n    **Look.**\n  </Step>\n$&'))?.at).toEqual({
      'water-1': '#water-2',
    });
    expect(marks(before.replace('## maps', `${heading('new')}$&`))?.before).toEqual({ maps: '#new' });
    expect(marks(before + heading('last'))?.before).toEqual({ end: '#last' });
  });

  test('where something is gone, with what stands before it', () => {
    expect(marks(before.replace(heading('maps'), ''))?.at).toEqual({ maps: '#water-3' });
  });

  test('once of a step that changed and of the one that is missing behind it', () => {
    const english = before.replace('**Wait.**\n  </Step>', '**Stay.**\n  </Step>\n  <Step>\n    **Go.**\n  </Step>');
    expect(marks(english)).toEqual({ at: { 'water-3': '#water-3' }, before: {} });
  });
});
