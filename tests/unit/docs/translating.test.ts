import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { explain } from '../../../tools/scripts/search/explain.ts';
import { root } from '../../../tools/scripts/tools.ts';
import { tools } from '../../../tools/scripts/translations/command.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const page = readFileSync(join(root, 'docs/translating.md'), 'utf8');
const prefix = 'npm run translations --';

/** What stands in backquotes; `… done form.submit` goes on as the command before it. */
const quoted = [...page.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code.replace(/^… /, `${prefix} de `));
const commands = [...new Set(quoted.filter((code) => code.startsWith('npm run translations')))];

const content = temporaryFolder({});
const languages = ['de', 'fr'];
for (const language of ['en', ...languages])
  cpSync(join(root, 'content', language), join(content, language), { recursive: true });

/** As if nobody had marked a text yet: each command has something to mark. */
function unmark(): void {
  for (const language of languages) {
    rmSync(join(content, language, '_strings-source.json'), { force: true });
    const guide = join(content, language, 'voice/alexa.mdx');
    writeFileSync(guide, readFileSync(guide, 'utf8').replace(/^source: .*\n/m, ''));
  }
}

/** What a command prints, or what it says is missing. */
function run(line: string): string {
  const args = line
    .replace(/^npm run translations( --)?/, '')
    .split(' ')
    .filter(Boolean);
  try {
    return tools(args, content);
  } catch (error) {
    if (args.includes('--release')) return (error as Error).message;
    throw error;
  }
}

test('the page has commands', () => {
  expect(commands.length).toBeGreaterThan(7);
});

test.each(commands)('%s works as the page says', (line) => {
  if (line.includes(' done ')) unmark();
  expect(run(line)).toMatch(
    line.includes(' safety')
      ? /^\d+ safety sentences$/m
      : line.includes(' done ')
        ? /marked as done, and to be reviewed/
        : line.includes(' reviewed ')
          ? /marked as reviewed/
          : line.endsWith('check')
            ? /^0 wrong, \d+ missing or left over$/m
            : /texts of screens|missing or left over/,
  );
});

test('every other command is one of the project', () => {
  const scripts = quoted.flatMap((code) => /^npm run ([\w-]+)/.exec(code)?.[1] ?? []);
  expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
});

test('the search finds what its example asks for', async () => {
  const [, language = '', query = ''] = /npm run search -- (\w+) "([^"]+)"/.exec(page) ?? [];
  expect(await explain([language, query])).toContain('1. vacuum-does-not-charge');
});

test('the example of a text of screens is one', () => {
  const [, line = ''] = /```json\n(.*)\n```/.exec(page) ?? [];
  expect(readFileSync(join(root, 'content/de/strings/form.json'), 'utf8')).toContain(line);
});

test('the folders and files that it names are there', () => {
  const paths = quoted.filter((code) => /^content\/(en|de)\/[\w./-]*$/.test(code));
  expect(paths.length).toBeGreaterThan(4);
  for (const path of paths) expect(() => readFileSync(join(root, path))).not.toThrow(/ENOENT/);
});
