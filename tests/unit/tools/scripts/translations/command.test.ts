import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faqIds } from '../../../../../src/routes/faq-lists.ts';
import { tools } from '../../../../../tools/scripts/translations/command.ts';
import { contentFolder, english, german } from '../../../mdx/translation/folder.ts';

const strings = (intro: string) => JSON.stringify({ intro, items_one: '{{count}} x', items_other: '{{count}} x' });
const start = {
  'en/voice/alexa.mdx': english,
  'en/voice/google.mdx': english,
  'en/strings/common.json': strings('Hello {{name}}'),
  'de/voice/alexa.mdx': german,
  'de/strings/common.json': strings('Hallo {{name}}'),
};
const set = (more: Record<string, string> = {}) => {
  const content = contentFolder({ ...start, ...more });
  return { ...content, run: (line: string) => tools(line.split(' ').filter(Boolean), content.folder) };
};
/** The row of a language, its columns by a space */
const row = (table: string, code: string) =>
  table
    .split('\n')
    .find((line) => line.startsWith(`${code} `))
    ?.replace(/\s+/g, ' ');

describe('npm run translations', () => {
  test('counts every language in one glance', () => {
    const { run } = set();
    expect(run('')).toContain('2 guides and answers');
    expect(run('')).toContain('3 texts of screens');
    expect(row(run(''), 'de')).toBe('de 1 1 · · 3 · Deutsch');
    expect(row(run(''), 'fr')).toBe('fr 2 · · 3 · · Français');
  });

  test('lists what is to do in a language, and what to type next', () => {
    const { run } = set();
    const list = run('de');
    expect(list).toMatch(/Missing.*\n {2}content\/de\/voice\/google\.mdx/);
    expect(list).toMatch(/Never marked as done.*\n {2}content\/de\/voice\/alexa\.mdx/);
    expect(list).toContain('  common.intro\n    English  Hello {{name}}\n    now      Hallo {{name}}');
    expect(list).toContain('npm run translations -- de done voice/alexa');
  });

  test('counts the texts of a file that is missing as a whole', () => {
    const { run } = set();
    expect(run('fr')).toContain('\n  content/fr/strings/common.json: all 3\n');
    expect(run('fr')).not.toContain('common.intro');
  });

  test('does the same in several languages, or in all', () => {
    const { run } = set({ 'it/voice/alexa.mdx': german });
    expect(run('de,it')).toMatch(/^Deutsch \(de\)[\s\S]*^Italiano \(it\)/m);
    expect(run('de,it done voice/alexa')).toMatch(/^content\/de\/.* as done.*\ncontent\/it\/.* as done/);
    expect(() => run('all reviewed voice/alexa')).toThrow(/content\/de\/.* as reviewed[\s\S]*content\/fr\/.* is not there yet/);
    expect(() => run('de,xx')).toThrow('There is no language “xx”');
  });

  test('marks a guide as done, and as read by somebody else', () => {
    const { run, read } = set();
    expect(run('de done voice/alexa')).toBe('content/de/voice/alexa.mdx is marked as done, and to be reviewed.');
    expect(read('de/voice/alexa.mdx')).toMatch(
      /^---\ntitle: Wie\ndescription: Was\nsource: '[0-9a-f]{4}-[0-9a-f]{4}( [0-9a-f]{4}-[0-9a-f]{4}){2}'\nreview: needed\n---\n\n## /,
    );
    expect(row(run(''), 'de')).toBe('de 1 · 1 · 3 · Deutsch');
    run('de reviewed voice/alexa');
    expect(read('de/voice/alexa.mdx')).not.toContain('review');
    expect(row(run(''), 'de')).toBe('de 1 · · · 3 · Deutsch');
    expect(run('de reviewed voice/alexa')).toContain('was not to be reviewed');
  });

  test('lists what was corrected since somebody read it, until it is marked again', () => {
    const { run, write, read } = set();
    run('de done voice/alexa strings');
    write('de/voice/alexa.mdx', read('de/voice/alexa.mdx').replace('Wie', 'So'));
    write('de/strings/common.json', strings('Guten Tag {{name}}'));
    expect(row(run(''), 'de')).toBe('de 1 · 1 · · 3 Deutsch');
    run('de reviewed voice/alexa strings');
    expect(row(run(''), 'de')).toBe('de 1 · · · · · Deutsch');
    write('de/voice/alexa.mdx', read('de/voice/alexa.mdx').replace('So', 'Wie'));
    write('de/strings/common.json', strings('Hallo {{name}}'));
    expect(row(run(''), 'de')).toBe('de 1 1 · · 1 · Deutsch');
    expect(run('de')).toMatch(/or changed since.*\n {2}content\/de\/voice\/alexa\.mdx/);
    expect(run('de')).toMatch(/or here.*\n {2}common\.intro/);
    run('de done voice/alexa strings');
    expect(row(run(''), 'de')).toBe('de 1 · 1 · · 1 Deutsch');
  });

  test('marks an answer as done, and says that the search has no phrases for it yet', () => {
    const [answer] = faqIds;
    const { run, write } = set({ [`en/faq/${answer}.mdx`]: english, [`de/faq/${answer}.mdx`]: german });
    const done = `content/de/faq/${answer}.mdx is marked as done, and to be reviewed.`;
    expect(run(`de done faq/${answer}`)).toContain(
      `${done}\ncontent/de/search.json:1\n  Lacks phrases for the answer “${answer}”\n`,
    );
    write('de/search.json', JSON.stringify({ phrases: { [`${answer}`]: { whole: ['geht nicht'] } } }));
    write(`de/faq/${answer}.mdx`, german);
    expect(run(`de done faq/${answer}`)).toBe(done);
  });

  test('names the steps and headings that have changed since, are new or gone', () => {
    const { run, write } = set();
    run('de done voice/alexa');
    write('en/voice/alexa.mdx', `${english.replace('Tap level 2', 'Choose level 2')}\n## Then [#then]\n\nMore.\n`);
    expect(run('de')).toMatch(
      /alexa\.mdx\n {4}changed {2}step 1 of “set”: Choose level 2\.\n.*older English is not in this folder.*\n {4}new {6}“Then” \[#then\], after set-1/,
    );
    expect(() => run('de done voice/alexa')).toThrow('English has “## then” behind this');
    write('en/voice/alexa.mdx', english.replace('## Set it [#set]\n', ''));
    expect(run('de')).toContain('gone     “Einstellen” [#set]');
  });

  test('still names the others when a new step is inserted, and refuses the guide as long as they are untouched', () => {
    const { run, read, write } = set();
    run('de done voice/alexa');
    const step = '\n  <Step>\n    **Look.**\n  </Step>\n</Steps>';
    write('en/voice/alexa.mdx', english.replace('Words enough', 'Very many words').replace('\n</Steps>', step));
    const translated = read('de/voice/alexa.mdx').replace('\n</Steps>', step.replace('Look', 'Schauen'));
    write('de/voice/alexa.mdx', translated);
    expect(run('de')).toContain('    changed  “Set it” [#set]');
    expect(run('de')).not.toMatch(/new {6}|gone {5}/);
    expect(() => run('de done voice/alexa')).toThrow(/not touched since it was last marked:\n {2}“Einstellen” \[#set\]\n/);
    expect(() => run('de reviewed voice/alexa')).toThrow('Mark it as done first');
    write('de/voice/alexa.mdx', translated.replace('Words enough', 'Sehr viele Wörter'));
    expect(run('de done voice/alexa')).toContain('is marked as done');
    expect(run('de reviewed voice/alexa')).toContain('is marked as reviewed');
  });

  test('refuses a guide with a paragraph whose English changed and that is as it was, where the repository knows the older ones', () => {
    const items = (...texts: string[]) => texts.map((text) => `\n- ${text}`).join('');
    const { folder, run, read, write } = set({
      'en/voice/alexa.mdx': english + items('Dry it.', 'Let it cool.', 'Wait.'),
      'de/voice/alexa.mdx': german + items('Trocknen.', 'Kühlen lassen.', 'Warten.'),
    });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], { cwd: folder });
    run('de done voice/alexa');
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'texts');
    write('en/voice/alexa.mdx', english + items('Dry it well.', 'Let it cool.', 'Wait an hour.'));
    const marked = read('de/voice/alexa.mdx');
    write('de/voice/alexa.mdx', marked.replace('Trocknen', 'Gut trocknen'));
    expect(() => run('de done voice/alexa')).toThrow(/not touched since it was last marked:\n {2}text after .*: - Warten\.\nIf/);
    write('de/voice/alexa.mdx', marked.replace('Trocknen', 'Gut trocknen').replace('Warten', 'Eine Stunde warten'));
    expect(run('de done voice/alexa')).toContain('is marked as done');
  });

  test('says which English sentences changed since, where the repository knows the older ones', () => {
    const { folder, run, write } = set();
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], { cwd: folder });
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'texts');
    run('de done voice/alexa');
    write('en/voice/alexa.mdx', english.replace('It lights up', 'It blinks'));
    expect(run('de')).toMatch(/step 1 of “set”: .*\n +- .*It lights up\.\n +\+ .*It blinks\.\n/);
  });

  test('marks texts of screens, all, an area or one, and lists those whose English changes', () => {
    const { run, read, write } = set();
    expect(run('de done common.intro')).toBe('1 text of screens is marked as done, and to be reviewed.');
    expect(read('de/_strings-source.json')).toMatch(/^\{\n {2}"common\.intro": "[0-9a-f]{4} [0-9a-f]{4} review"\n\}\n$/);
    expect(run('de done strings/common')).toContain('2 texts of screens are marked');
    expect(row(run(''), 'de')).toBe('de 1 1 · · · 3 Deutsch');
    expect(run('de reviewed strings')).toContain('3 texts of screens are marked as reviewed');
    write('en/strings/common.json', strings('Good day {{name}}'));
    expect(row(run(''), 'de')).toBe('de 1 1 · · 1 · Deutsch');
    expect(run('de')).toContain('English  Good day {{name}}');
  });

  test('lists what the servers say among the texts of screens', () => {
    const file = (text: string) => JSON.stringify({ busy: text });
    const { run, write } = set({ 'en/strings/server.json': file('Busy'), 'de/strings/server.json': file('Besetzt') });
    run('de done strings/server');
    run('de reviewed strings/server');
    write('en/strings/server.json', file('Very busy'));
    expect(run('de')).toContain('  server.busy\n    English  Very busy\n    now      Besetzt');
  });

  test('has one mark for both plural forms of the English, whatever forms a language has', () => {
    const { run } = set({ 'ja/strings/common.json': JSON.stringify({ intro: '{{name}}', items_other: '{{count}}' }) });
    expect(run('ja done common.items')).toContain('2 texts of screens');
    expect(row(run(''), 'ja')).toBe('ja 2 · · · 1 2 日本語');
  });

  test.each([
    ['a step less', german.replace(/ {2}<Step>[\s\S]*<\/Step>\n/, ''), 'without a <Step>'],
    ['another number', german.replace('Stufe 2', 'Stufe 3'), 'has the numbers “2” where this has “3”'],
    ['the English text', english, 'is still the English text'],
    ['a tag that is not closed', german.replace('</Step>', ''), 'is not closed'],
    ['no title', german.replace('title: Wie\n', ''), 'It has no title'],
    ['a title that YAML reads otherwise', german.replace('Wie', 'Alexa: so geht es'), 'quotation marks'],
  ])('refuses to mark as done what has %s', (_, text, problem) => {
    const { run, read } = set({ 'de/voice/alexa.mdx': text });
    expect(() => run('de done voice/alexa')).toThrow(problem);
    expect(read('de/voice/alexa.mdx')).toBe(text);
  });

  test('marks what is right of several, and tells in the end what is not', () => {
    const { run, read } = set();
    expect(() => run('de done voice/google voice/alexa')).toThrow(
      /^content\/de\/voice\/alexa\.mdx is marked.*\n\ncontent\/de\/voice\/google\.mdx is not there yet/,
    );
    expect(read('de/voice/alexa.mdx')).toContain('review: needed');
  });

  test('writes in one step, so that nobody reads half of a file', () => {
    const { run, folder } = set();
    const inodes = () =>
      ['voice/alexa.mdx', '_strings-source.json'].map(
        (name) => statSync(join(folder, 'de', name), { throwIfNoEntry: false })?.ino,
      );
    run('de done common.intro');
    const before = inodes();
    run('de done voice/alexa common.intro --unchanged');
    for (const [index, inode] of inodes().entries()) expect(inode).not.toBe(before[index]);
    expect(readdirSync(join(folder, 'de')).sort()).toEqual(['_strings-source.json', 'strings', 'voice']);
  });

  test('refuses a text of screens without its placeholder', () => {
    const { run } = set({ 'de/strings/common.json': strings('Hallo') });
    expect(() => run('de done strings')).toThrow('English has {{name}} where this has none: Hallo');
  });

  test('refuses a text of screens that is still English', () => {
    const intro = 'Hello {{name}}, what is wrong?';
    const { run } = set({ 'en/strings/common.json': strings(intro), 'de/strings/common.json': strings(intro) });
    expect(() => run('de done common.intro')).toThrow(`It is not translated: ${intro}`);
  });
});

describe('npm run translations -- de check', () => {
  const told = (run: (line: string) => string, line = 'de check') => {
    try {
      return run(line);
    } catch (error) {
      return (error as Error).message;
    }
  };
  const right = { 'de/voice/google.mdx': german, 'en/voice/alexa.mdx': english };

  test('tells all faults of a language at once, each with its file and line and what to do', () => {
    const { run } = set({
      'de/voice/alexa.mdx': german.replace('  </Step>\n', ''),
      'de/voice/google.mdx': german.replace('[#set]', '[#stelle]').replace('Was', 'Was ...'),
      'de/strings/common.json': '{\n  "intro": "Hallo",\n  "items_one": "{{count}} x"\n  "items_other": "x\n}\n',
    });
    const list = told(run);
    expect(list).toContain('content/de/voice/alexa.mdx:13\n  A tag or a brace is not closed');
    expect(list).toContain(
      'content/de/voice/google.mdx:6\n  English has “## set” where this has “## stelle”\n  → Write it as in',
    );
    expect(list).toContain('content/de/voice/google.mdx:3\n  It has three full stops for …');
    expect(list).toContain('content/de/strings/common.json:2\n  English has {{name}} where this has none: Hallo');
    expect(list).toContain('content/de/strings/common.json:3\n  The line lacks its comma\n  → Write , at its end');
    expect(list).toContain('content/de/strings/common.json:4\n  This is not "name": "text": "items_other": "x');
    expect(list).toContain('Lacks "items_other", in English “{{count}} x”');
  });

  test('lists what is missing or left over, and refuses it for a release only', () => {
    const { run } = set({
      ...right,
      'de/strings/common.json': JSON.stringify({ items_one: '{{count}} x', items_other: '{{count}} x', old: 'Alt' }),
    });
    const list = told(run);
    expect(list).toContain('Lacks "intro", in English “Hello {{name}}”');
    expect(list).toContain('Has "old", which English does not');
    expect(() => run('de check --release')).toThrow('Lacks "intro"');
    expect(() => run('check --release')).toThrow(
      'content/fr/voice/alexa.mdx: It is missing → Translate content/en/voice/alexa.mdx\n',
    );
  });

  test('says what English has where a link or a component was translated', () => {
    const text = '\n[x](faq)\n\n<Note>\n\nx\n\n</Note>\n';
    const { run } = set({
      ...right,
      'en/voice/google.mdx': english + text,
      'de/voice/google.mdx': german + text.replace('(faq)', '(fragen)').replaceAll('Note>', 'Notiz>'),
    });
    const list = told(run);
    expect(list).toContain(
      'google.mdx:16\n  English has “link to faq” where this has “link to fragen”\n  → Write it as in content/en/',
    );
    expect(list).toContain('google.mdx:18\n  English has “<Note>” where this has “<Notiz>”\n  → Write it as in content/en/');
    expect(list).not.toMatch(/leads nowhere|no component/);
  });

  test.each([
    ['the second', german.replace('---\n\n', '\n'), 4],
    ['the first', german.replace('---\n', ''), 1],
  ])('says nothing but that a line --- is missing: %s', (_, text, line) => {
    const { run } = set({ ...right, 'de/voice/google.mdx': text });
    const list = told(run);
    expect(list).toContain(`content/de/voice/google.mdx:${line}\n  The line --- is missing\n`);
    expect(list.match(/voice\/google\.mdx:/g)).toHaveLength(1);
  });

  test('says of an empty text where it is', () => {
    const { run } = set({
      ...right,
      'de/strings/common.json': JSON.stringify({ intro: '', items_one: '', items_other: 'x' }, null, 2),
    });
    expect(told(run)).toContain(
      'common.json:2\n  "intro" is empty, in English “Hello {{name}}”\n  → Translate it, or remove the line\n',
    );
    expect(told(run)).toContain(
      '"items_one" is empty, in English “{{count}} x”\n  → Translate it. Your language needs this plural form\n',
    );
    expect(told(run)).not.toContain('English has {{name}}');
    expect(told(run)).not.toContain('It is not translated: \n');
  });

  test('counts the texts that a file lacks in one place', () => {
    const texts = (count: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`t${at}`, `${at}`])));
    const { run } = set({ ...right, 'en/strings/maps.json': texts(9), 'de/strings/maps.json': texts(2) });
    expect(told(run)).toContain(
      'maps.json:1\n  Lacks "t2", in English “2”, and 6 more\n  → Add what content/en/strings/maps.json has here\n',
    );
    expect(told(run)).not.toContain('"t3"');
  });

  test('says one thing of a text that is still English', () => {
    const texts = (text: string, last: string) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`t${at}`, at < 500 ? text : last])));
    const copied = 'You see the new map here';
    const { run } = set({
      'en/strings/maps.json': texts('You see a filter here and the new map', copied),
      'de/strings/maps.json': texts('Hier sehen Sie einen Filter und die neue Karte', copied),
    });
    expect(told(run)).toContain(`It is not translated: ${copied}`);
    expect(told(run)).not.toContain(`It looks like “en”: ${copied}`);
  });

  test('says of a missing file that it is, in one line, and nothing of its texts', () => {
    const list = told(set().run, 'fr check');
    const missing = (path: string) => `content/fr/${path}: It is missing → Translate content/en/${path}`;
    expect(list.match(/^content.*/gm)).toEqual([
      expect.stringContaining('content/fr/food.json: It is missing'),
      expect.stringContaining('content/fr/search.json: It is missing'),
      ...['strings/common.json', 'voice/alexa.mdx', 'voice/google.mdx'].map(missing),
    ]);
    expect(list).toContain('0 wrong');
  });

  test('tells a safety sentence that has other words than elsewhere, where English has the same', () => {
    const safe = (text: string) => `\n<Safety id="hot">${text}</Safety>\n`;
    const { run, write } = set({
      'en/voice/alexa.mdx': `${english}${safe('It is hot.')}`,
      'en/voice/google.mdx': `${english}${safe('It is hot.')}`,
      'de/voice/alexa.mdx': `${german}${safe('Es ist heiß.')}`,
      'de/voice/google.mdx': `${german}${safe('Das ist heiß.')}`,
    });
    expect(told(run)).toContain(
      'content/de/voice/google.mdx:16\n  The safety sentence “hot” has other words than in content/de/voice/alexa.mdx:16: Das ist heiß.\n  → English has the same words in both. Write the better of the two in both; the other is: Es ist heiß.\n',
    );
    write('de/voice/alexa.mdx', `${german}${safe('Es ist heiß.')}${safe('Es ist heiß.')}`);
    write('en/voice/alexa.mdx', `${english}${safe('It is hot.')}${safe('It is hot.')}`);
    expect(told(run)).toContain('heiß.\n  → English has the same words in both. Write: Es ist heiß.\n');
    write('de/voice/google.mdx', `${german}${safe('Es  ist\nheiß.')}`);
    expect(told(run)).not.toContain('other words than');
    write('de/voice/google.mdx', `${german}${safe('**Sie ist heiß.**')}`);
    expect(told(run)).not.toContain('other words than');
    write('de/voice/google.mdx', `${german}${safe('Das ist heiß.')}`);
    write('en/voice/google.mdx', `${english}${safe('That is hot.')}`);
    expect(told(run)).not.toContain('other words than');
  });

  test('tells of a file in another encoding nothing else, and marks nothing of it as done', () => {
    const safe = '\n<Safety id="hot">Es ist hei�.</Safety>\n';
    const { run } = set({
      'en/voice/alexa.mdx': `${english}${safe.replace('Es ist hei�', 'It is hot')}`,
      'en/voice/google.mdx': `${english}${safe.replace('Es ist hei�', 'It is hot')}`,
      'de/voice/alexa.mdx': `${german}${safe}`,
      'de/voice/google.mdx': `${german}${safe.replace('�', 'ß')}`,
      'de/strings/common.json': strings('Gr��e {{name}}'),
    });
    expect(told(run).match(/^content.*\n {2}(?!It is not translated).*/gm)).toEqual([
      'content/de/strings/common.json:1\n  It is not saved as UTF-8',
      'content/de/voice/alexa.mdx:16\n  It is not saved as UTF-8',
    ]);
    expect(() => run('de done voice/alexa')).toThrow('It is not saved as UTF-8');
    expect(() => run('de done strings')).toThrow('It is not saved as UTF-8');
  });

  test('tells a byte order mark, and reads the texts behind it', () => {
    const { run } = set({ 'de/strings/common.json': `\uFEFF${strings('Hallo {{name}}')}` });
    expect(told(run)).toContain('content/de/strings/common.json:1\n  It begins with a byte order mark');
    expect(told(run)).not.toContain('Lacks');
  });

  test.each(['5', '{ "a": "b" }', '["a"]', 'null'])('tells that %s is no text', (value) => {
    const { run } = set({ 'de/strings/common.json': `{\n  "intro": ${value}\n}` });
    expect(told(run)).toContain('content/de/strings/common.json:2\n  "intro" is no text');
    expect(() => run('de done strings/common')).toThrow();
  });

  test('tells of a brace too many in a text of screens', () => {
    const { run } = set({ 'de/strings/common.json': strings('Hallo {{name}}}') });
    expect(told(run)).toContain('It has a brace that belongs to no name: Hallo {{name}}}');
    expect(() => run('de done common.intro')).toThrow('a brace that belongs to no name');
  });

  test('tells of a file that nothing reads, such as one with a hidden ending', () => {
    const { run } = set({ 'de/voice/google.mdx.txt': german, 'de/google.mdx': german, 'de/_guide.md': '', 'de/.DS_Store': '' });
    expect(told(run).match(/^content.*\n {2}Nothing reads this file/gm)).toEqual([
      'content/de/google.mdx:1\n  Nothing reads this file',
      'content/de/voice/google.mdx.txt:1\n  Nothing reads this file',
    ]);
  });

  test('tells of a file that is left out by its name, and of a folder that is no language’s', () => {
    const { run } = set({ 'de/voice/_google.mdx': german, 'deutsch/voice/google.mdx': german });
    expect(told(run)).toContain('content/de/voice/_google.mdx:1\n  Nothing reads this file');
    expect(told(run)).toContain('content/deutsch:1\n  Nothing reads this folder\n  → Move its files to the folder');
  });

  test('takes the language also behind it', () => {
    const { run } = set({ 'fr/google.mdx': german });
    expect(() => run('check de')).toThrow(/^(?!.*content\/fr)/s);
    expect(() => run('check xx')).toThrow('There is no language “xx”');
  });

  test('knows no other flag', () => {
    expect(() => set().run('de check --relase')).toThrow('“--relase” is nothing that this does');
  });
});

describe('npm run translations -- safety', () => {
  const hot = '<Safety id="hot">It is **hot.**</Safety>';
  const content = () =>
    set({
      'en/voice/alexa.mdx': `${english}\n${hot} And ${hot}\n`,
      'de/voice/alexa.mdx': `${german}\n<Safety id="hot">Es ist heiß.</Safety>\n`,
      'de/voice/google.mdx': `${german}\n<Safety id="hot">\n`,
      'safety.json': JSON.stringify({ greeting: 'strings/common.json#intro', use: 'voice/alexa.mdx#description' }),
    });

  test('shows each sentence in one language beside its English', () => {
    expect(content().run('safety de')).toBe(
      [
        'hot\n  content/en/voice/alexa.mdx:16\n  en     It is hot.\n  de     Es ist heiß.\n',
        'hot\n  content/en/voice/alexa.mdx:16\n  en     It is hot.\n  de     –\n',
        'greeting\n  content/en/strings/common.json#intro\n  en     Hello {{name}}\n  de     Hallo {{name}}\n',
        'use\n  content/en/voice/alexa.mdx#description\n  en     What\n  de     Was\n',
        '4 safety sentences',
      ].join('\n'),
    );
  });

  test('shows them in all languages, and says where there are none', () => {
    expect(content().run('safety')).toMatch(/ {2}de {5}Es ist heiß\.\n {2}fr {5}–\n/);
    expect(set().run('safety')).toBe('0 safety sentences');
  });

  test('knows no other language', () => {
    expect(() => content().run('safety xx')).toThrow('There is no language “xx”');
  });

  test.each([
    ['greeting', 'strings/common.json#hello', 'English has no text at “strings/common.json#hello”'],
    ['use', 'voice/bixby.mdx#description', 'English has no text at “voice/bixby.mdx#description”'],
    ['Hot', 'strings/common.json#intro', '“Hot” is not in kebab-case'],
    ['hot', 'strings/common.json#intro', '“hot” is the id of a tag, too'],
  ])('refuses to name %s at %s in content/safety.json', (id, place, problem) => {
    const { run, write } = content();
    write('safety.json', JSON.stringify({ [id]: place }));
    expect(() => run('safety')).toThrow(problem);
  });

  test('are among what is to do, until a translation has them', () => {
    const { run } = set({
      'en/voice/alexa.mdx': `${english}\n${hot}\n`,
      'de/voice/alexa.mdx': `${german}\nEs ist heiß.\n`,
      'de/voice/google.mdx': '<Safety',
    });
    expect(run('de')).toMatch(
      /Safety sentences that are missing.*\n {2}content\/de\/voice\/alexa\.mdx:16\n {4}English has .* “hot”/,
    );
  });

  test('marks a translation as done only with the tags, and knows then that it has them', () => {
    const { run, read } = content();
    expect(() => run('de done voice/alexa')).toThrow('English has the safety sentence “hot”, this has not');
    const { run: runWith, read: readWith } = set({
      'en/voice/alexa.mdx': `${english}\n${hot}\n`,
      'de/voice/alexa.mdx': `${german}\n${hot}\n`,
    });
    runWith('de done voice/alexa');
    expect(read('de/voice/alexa.mdx')).not.toContain('source');
    expect(readWith('de/voice/alexa.mdx')).toMatch(/^source: '([0-9a-f]{4}-[0-9a-f]{4} ){4}safety-[0-9a-f]{4}'$/m);
  });
});

describe('what was not touched since its English changed', () => {
  const marked = () => {
    const content = set();
    content.run('de done voice/alexa');
    content.run('de done strings');
    content.write('en/voice/alexa.mdx', english.replace('It lights up', 'It blinks'));
    content.write('en/strings/common.json', strings('Good day {{name}}'));
    return content;
  };

  test('is not marked as done, unless somebody says that it needs no change', () => {
    const { run, read, write } = marked();
    expect(() => run('de done voice/alexa')).toThrow(/not touched[\s\S]*step 1 of “set”[\s\S]*done voice\/alexa --unchanged/);
    write('de/voice/alexa.mdx', read('de/voice/alexa.mdx').replace('It lights up', 'Er blinkt'));
    expect(run('de done voice/alexa')).toContain('is marked as done');
    expect(() => run('de done common.intro')).toThrow(/not touched.*common\.intro[\s\S]*done common\.intro --unchanged/);
    expect(run('de done common.intro --unchanged')).toContain('1 text of screens');
  });

  test('is no guide that was corrected before', () => {
    const { run, read, write } = set();
    const correct = (before: string, now: string) => write('de/voice/alexa.mdx', read('de/voice/alexa.mdx').replace(before, now));
    run('de done voice/alexa');
    correct('It lights up', 'Es leuchtet');
    run('de done voice/alexa');
    correct('Es leuchtet', 'Es leuchtet auf');
    run('de reviewed voice/alexa');
    write('en/voice/alexa.mdx', english.replace('It lights up', 'It blinks'));
    expect(() => run('de done voice/alexa')).toThrow(/not touched[\s\S]*step 1 of “set”/);
    correct('Es leuchtet auf', 'Es blinkt');
    expect(run('de done voice/alexa')).toContain('is marked as done');
    correct('Es blinkt', 'Es\u00a0blinkt');
    expect(run('de done voice/alexa')).toContain('is marked as done');
  });

  test('is told of the texts of screens among those that were', () => {
    const { run, write } = marked();
    write(
      'de/strings/common.json',
      JSON.stringify({ intro: 'Guten Tag {{name}}', items_one: '{{count}} x', items_other: '{{count}} x' }),
    );
    expect(run('de done strings')).toContain('1 text of screens is marked as done');
  });

  test('is left alone beside a text of screens that was corrected', () => {
    const { run, read, write } = marked();
    write('en/strings/common.json', strings('Hello {{name}}'));
    run('de reviewed strings');
    expect(run('de done strings')).toBe(
      'Nothing of “strings” has changed since it was marked, in English or here. A single text is marked by its name, such as common.intro.',
    );
    write('de/strings/common.json', strings('Servus {{name}}'));
    expect(run('de done strings/common')).toBe('1 text of screens is marked as done, and to be reviewed.');
    expect(row(run(''), 'de')).toBe('de 1 1 1 · · 1 Deutsch');
    run('de reviewed strings');
    const more = { intro: 'Servus {{name}}', items_one: '{{count}}\u00A0x', items_other: '{{count}} x' };
    write('de/strings/common.json', JSON.stringify(more));
    run('de done strings/common');
    expect(JSON.parse(read('de/_strings-source.json'))).toEqual({
      'common.intro': expect.not.stringContaining('review'),
      'common.items_one': expect.stringContaining('review'),
      'common.items_other': expect.stringContaining('review'),
    });
  });
});

describe('what is typed', () => {
  test.each(['de done content/de/voice/alexa.mdx', 'de done de/voice/alexa', 'DE done voice/alexa.mdx'])('may be %s', (line) => {
    expect(set().run(line)).toContain('is marked as done');
  });

  test('may hold the code of the language', () => {
    const { run } = set({ 'en/notices/log.mdx': english, 'es/notices/log.mdx': german });
    expect(run('es done notices/log')).toContain('content/es/notices/log.mdx is marked as done');
  });

  test.each([
    ['xx', 'There is no language “xx”. How to begin one: CONTRIBUTING.md, “New language”. These are translated:'],
    ['dee', 'Did you mean de'],
    ['en', 'English is what all others are translated from.'],
    ['de dne', '“dne” is nothing that this does'],
    ['de done', 'Say what is done: npm run translations -- de done voice/alexa'],
    ['de done voice/alexxa', 'There is no “voice/alexxa” in content/en. Did you mean voice/alexa?'],
    ['de done alexa', 'Did you mean voice/alexa?'],
    ['de done search.json', 'search.json needs no mark'],
    ['de done commn.intro', 'Did you mean common.intro'],
    ['fr done common.intro', 'Nothing of “common.intro” is there yet. Translate it in content/fr/strings.'],
    ['de done voice/google', 'content/de/voice/google.mdx is not there yet. Copy content/en/voice/google.mdx to it'],
  ])('is answered with what would be right: %s', (line, answer) => {
    expect(() => set().run(line)).toThrow(answer);
  });

  test('a word of the glossary that one file never says is wrong', () => {
    const file = (count: number, text: string) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`text${index}`, text])), null, 1);
    const { run } = set({
      'en/strings/maps.json': file(12, 'A map'),
      'de/strings/maps.json': file(12, 'Karte'),
      'en/strings/more.json': file(4, 'A map'),
      'de/strings/more.json': file(4, 'Ein Plan'),
      'de/_guide.md': '| English | Deutsch | |\n|---|---|---|\n| map | Karte | |\n',
    });
    expect(() => run('de check')).toThrow(
      'content/de/strings/more.json:2\n  “map” (kar…) is said so in none of 4 texts of this file',
    );
  });

  test('a word of the glossary that too few texts say is wrong, and may wait while English texts have changed since', () => {
    const texts = (english: string, text: string) =>
      JSON.stringify(
        Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`text${index}`, index === 0 ? english : text])),
      );
    const { run, write } = set({
      'en/strings/maps.json': texts('A map', 'A map'),
      'de/strings/maps.json': texts('Ein Plan', 'Ein Plan'),
      'de/_guide.md': '| English | Deutsch | |\n|---|---|---|\n| map | Karte | |\n',
    });
    run('de done strings');
    run('de done voice/alexa');
    const check = () => {
      try {
        return run('de check');
      } catch (problem) {
        return (problem as Error).message;
      }
    };
    const isWrong = () => check().slice(check().indexOf('\nWrong\n')).includes('“map” (kar…)');
    expect([check(), isWrong()]).toEqual([expect.stringContaining('in 0 of 12 texts'), true]);
    write('en/strings/maps.json', texts('A new map', 'A map'));
    expect([check(), isWrong()]).toEqual([expect.stringContaining('in 0 of 11 texts'), false]);
  });
});
