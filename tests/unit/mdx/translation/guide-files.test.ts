import { describe, expect, test } from 'vitest';
import {
  folders,
  guideFile,
  guideFiles,
  guideFilesOf,
  hashesIn,
  readGuide,
} from '../../../../src/mdx/translation/guide-files.ts';
import { contentFolder, english, german } from './folder.ts';

const { folder } = contentFolder({
  'en/voice/alexa.mdx': english,
  'en/voice/_draft.mdx': english,
  'en/voice/notes.md': english,
  'en/voice/x.mdx.orig': english,
  'en/faq/wet.mdx': english,
  'en/elsewhere/a.mdx': english,
  'de/voice/alexa.mdx': german,
});

describe('a guide’s file', () => {
  test('is taken apart into its frontmatter and its text', () => {
    const whole = `---\ntitle: Plain: no\ndescription: 'In: single'\nlabel: "In: double"\nempty: \n---\n\nText: no row.\n`;
    expect(guideFile('de', 'voice/alexa', whole)).toEqual({
      path: 'content/de/voice/alexa.mdx',
      locale: 'de',
      id: 'voice/alexa',
      whole,
      frontmatter: { title: 'Plain: no', description: 'In: single', label: 'In: double', empty: '' },
      body: '\nText: no row.\n',
      above: 6,
    });
  });

  test('has hashes of its English once somebody marked it as done', () => {
    expect(hashesIn(guideFile('de', 'a/b', "---\nsource: 'aaaa bbbb'\n---\n"))).toEqual(['aaaa', 'bbbb']);
    expect(hashesIn(guideFile('de', 'a/b', german))).toEqual([]);
  });

  test('is read where it is written', () => {
    expect(readGuide('de', 'voice/alexa', folder)?.whole).toBe(german);
    expect(readGuide('de', 'faq/wet', folder)).toBeUndefined();
    expect(readGuide('en', 'instructions/vacuum')?.frontmatter.title).toBeTypeOf('string');
  });
});

describe('the guides', () => {
  test('of a language are those in the folders of guides, but for drafts and other files', () => {
    expect(guideFilesOf('en', folder).map(({ path }) => path)).toEqual(['content/en/voice/alexa.mdx', 'content/en/faq/wet.mdx']);
    expect(guideFilesOf('en', folder)[0]).toMatchObject({ id: 'voice/alexa', locale: 'en', whole: english });
    expect(guideFilesOf('fr', folder)).toEqual([]);
  });

  test('of all languages come language by language', () => {
    const paths = guideFiles(folder).map(({ path }) => path);
    expect(paths.toSorted()).toEqual(['content/de/voice/alexa.mdx', 'content/en/faq/wet.mdx', 'content/en/voice/alexa.mdx']);
  });

  test('are ours without another folder, and none of its folders is empty', () => {
    const all = new Set(guideFilesOf('en').map(({ id }) => id.split('/')[0]));
    expect([...all]).toEqual([...folders]);
    expect(guideFiles().length).toBeGreaterThan(guideFilesOf('en').length);
  });
});
