import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guideFile, guideFilesOf } from '../../../src/mdx/translation/guide-files.ts';
import { translationFaults } from '../../../src/mdx/translation/structure.ts';
import { root } from '../../../tools/scripts/tools.ts';
import { pseudoGuide, pseudoStrings } from '../../pseudo/pseudo-content.ts';
import { pseudoLanguages } from '../../pseudo/pseudo-text.ts';

const [longer, reversed] = pseudoLanguages;
const say = longer?.say ?? String;

describe('the words of a language that nobody speaks', () => {
  test('are longer, accented and in brackets', () => {
    expect(say(' Clean the map, {{name}}.\n')).toBe(' ⟦Ƈŀḗḗááň ŧħḗḗ ḿááƥ, {{name}}.⟧\n');
  });

  test('are real letters from right to left in the other, with its punctuation', () => {
    expect(reversed?.say('Map {{name}}, 5?')).toBe('ماپ {{name}}، 5؟');
  });

  test.each(['{{count}}', '12 – 15', '', ' '])('leave %j alone', (text) => {
    expect(say(text)).toBe(text);
  });

  test('of strings come in all plural forms of the language', () => {
    const source = '{"a": "x", "day_one": "{{count}} day", "day_other": "{{count}} days"}';
    expect(JSON.parse(pseudoStrings(source, (text) => text.toUpperCase(), ['few', 'other']))).toEqual({
      a: 'X',
      day_few: '{{COUNT}} DAYS',
      day_other: '{{COUNT}} DAYS',
    });
  });

  test('stand in a guide where a reader sees words, and nowhere else', () => {
    const source = `---\ntitle: 'How'\ndescription: What: this\nchecked: 2026-11\n---\n\n## Set it [#set]\n\n<Figure caption="A map.">\n  <Map show="map" />\n</Figure>\n\nTap **Maps** of {{model}}, [see](moreMaps).\n`;
    const made = pseudoGuide(source, (text) => text.replace(/\p{L}/gu, 'ž'));
    expect(made).toMatch(/^---\ntitle: "žžž"\ndescription: "žžžž: žžžž"\nchecked: 2026-11\nsource: "[\w -]+"\n---\n/);
    expect(made.replace(/^---.*?---\n/s, '')).toBe(
      '\n## žžž žž [#set]\n\n<Figure caption="ž žžž.">\n  <Map show="map" />\n</Figure>\n\nžžž **žžžž** žž {{model}}, [žžž](moreMaps).\n',
    );
  });
});

test.each(pseudoLanguages.map(({ row, say }) => [row.tag, say] as const))(
  'every guide in %s has the structure of its source, as a translation must',
  (tag, say) => {
    const english = guideFilesOf('en');
    expect(english.length).toBeGreaterThan(0);
    const problems = english.flatMap((guide) => {
      const whole = pseudoGuide(readFileSync(join(root, guide.path), 'utf8'), say);
      return translationFaults(guideFile(tag as 'en', guide.id, whole), guide);
    });
    expect(problems).toEqual([]);
  },
);
