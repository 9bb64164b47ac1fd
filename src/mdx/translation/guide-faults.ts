import { type LocaleCode, sourceLocale } from '../../i18n/locales.ts';
import { addressOf } from '../address-of.ts';
import { answerPassages } from '../answer-passages.ts';
import {
  brandAbout,
  can,
  type GuidePage,
  guidePages,
  modelAbout,
  strayGuide,
  textIdsOf,
  type VacuumComponent,
  vacuumComponents,
} from '../guide-pages.ts';
import { parseMdx } from '../mdx-tree.ts';
import { visibleNodes } from '../model-parts.ts';
import { brokenRules, wrongName } from '../writing-rules.ts';
import { blocksOf } from './blocks.ts';
import { encodingFaults } from './encoding.ts';
import { conflict, type Fault, resolveConflict } from './fault.ts';
import { frontmatterForms } from './frontmatter.ts';
import type { GuideFile } from './guide-files.ts';
import { outlineOf, type Piece } from './outline.ts';
import { safetyFaults } from './safety-faults.ts';
import { translationFaults } from './structure.ts';

/** What a finished guide never holds. */
const placeholder = /\b(TODO|TBD|FIXME|XXX|[Ll]orem ipsum|[Cc]oming soon)\b|\?\?\?/;

/** Characters below which a text is no text yet: Chinese, Japanese and Korean say more with one. */
const least = (locale: LocaleCode) => (/^(zh|ja|ko)/.test(locale) ? 60 : 200);

/** What YAML would read as something else than a text. */
const misread = /: |\s#|^[[\]{}&*!|>%@`?,-]/;

/** The lines that the frontmatter may have. */
const known = /^(title|description|source|review|checked): /;

/** A text whose quotation mark is not closed, or closed too early. */
const unquoted = /^(?!'(?:[^']|'')*'\s*$|"(?:[^"\\]|\\.)*"\s*$)['"]/;

/** What is wrong with a guide by itself. @throws Error when it is no MDX */
export function guideFaults(guide: GuideFile): Fault[] {
  return [...headFaults(guide), ...unknownNames(guide), ...headWordFaults(guide), ...bodyFaults(guide)];
}

/** The lines of the frontmatter, with their place in the file. */
const headRows = ({ whole, above }: GuideFile): { text: string; line: number }[] =>
  whole
    .split(/\r?\n/)
    .slice(0, above)
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.trim() !== '---');

const value = (text: string) => text.replace(/^\w+: /, '');

/** What to do about a line that says something else than {@link frontmatterForms}. */
const formFixes = {
  source: 'Take the line from the version before, or remove it: `done` writes it',
  review: 'Write `review: needed`, or remove the line',
  checked: 'Write a year and a month, as in English: `checked: 2026-11`',
};

/** A line of a name in {@link frontmatterForms} that the build would refuse. */
const misformed = (name: keyof typeof formFixes, text: string): boolean =>
  text.startsWith(`${name}: `) &&
  !unquoted.test(value(text)) &&
  !frontmatterForms[name].test(value(text).replace(/^(['"])(.*)\1\s*$/, '$2'));

/** What keeps a guide's frontmatter from being read. */
export function headFaults(guide: GuideFile): Fault[] {
  const { path: file, locale, frontmatter } = guide;
  const rows = headRows(guide);
  const found = (row: { line: number }, what: string, fix: string): Fault => ({ file, line: row.line, what, fix });
  return [
    ...['title', 'description']
      .filter((name) => !frontmatter[name])
      .map((name) => found({ line: 1 }, `It has no ${name}`, `Write \`${name}: …\` between the lines ---`)),
    ...(locale === sourceLocale.code ? rows.filter(({ text }) => /^(source|review):/.test(text)) : []).map((row) =>
      found(row, 'It is English: `source` and `review` belong to translations', 'Remove the line'),
    ),
    ...rows
      .filter(({ text }) => !known.test(text))
      .map((row) =>
        found(
          row,
          `Nothing reads “${row.text}”`,
          conflict.test(row.text)
            ? resolveConflict
            : 'Begin it with `title: `, `description: ` or `checked: `, or remove it: `done` writes `source` and `review`',
        ),
      ),
    ...rows
      .filter(({ text }) => known.test(text) && /^[^'"\s]/.test(value(text)) && misread.test(value(text)))
      .map((row) =>
        found(row, `It needs quotation marks: ${value(row.text)}`, `Write one at its beginning and one at its end: '…'`),
      ),
    ...(['source', 'review', 'checked'] as const).flatMap((name) =>
      rows
        .filter(({ text }) => misformed(name, text))
        .map((row) => found(row, `It cannot be read: ${row.text}`, formFixes[name])),
    ),
    ...(guide.body.includes('<CheckedOn') && !frontmatter.checked
      ? [found({ line: 1 }, 'It has <CheckedOn>, and no `checked`', 'Write `checked: …`, as in English, between the lines ---')]
      : []),
    ...rows
      .filter(({ text }) => known.test(text) && unquoted.test(value(text)))
      .map((row) =>
        found(
          row,
          `Its quotation marks do not match: ${value(row.text)}`,
          "Write the same one at its beginning and its end; one within the text is written twice: '…''…'",
        ),
      ),
  ];
}

const headWordFaults = (guide: GuideFile): Fault[] =>
  headRows(guide)
    .filter(({ text }) => /^(title|description):/.test(text))
    .map(({ text, line }) => [guide.path, line, value(text)] as const)
    .flatMap((row) => [...wordFaults(...row), ...nameFaults(...row)]);

/** The rule for braces of `brokenRules`, which knows the body alone. */
const nameFaults = (file: string, line: number, text: string): Fault[] =>
  (text.match(/\{+(?:[^{}]*\}+)?|\}+/g) ?? [])
    .filter((braces) => braces !== '{{brand}}' && braces !== '{{model}}')
    .map((braces) => ({ file, line, ...sentences(`It ${wrongName(braces)}`) }));

/** Names that a page which shows the guide cannot fill in: its text speaks of the reader's brand where it belongs to none. */
export function unknownNames({ path: file, id, whole, above }: GuideFile): Fault[] {
  const pages = pagesOf(id);
  return whole.split('\n').flatMap((row, index) =>
    (['model', 'brand'] as const)
      .filter((kind) => (kind === 'model' || index < above ? row : captions(row)).includes(`{{${kind}}}`))
      .filter((kind) => !pages.every(kind === 'model' ? modelAbout : brandAbout))
      .map((kind) => {
        const what = `It has {{${kind}}} here, and a page that shows it belongs to no ${kind}`;
        return { file, line: index + 1, what, fix: 'Write it without the name' };
      }),
  );
}

/** The pages that can show a text. */
const pagesOf = (id: string): GuidePage[] => guidePages.filter((page) => textIdsOf(page).includes(id));

const captions = (row: string): string => row.match(/ caption="[^"]*"/g)?.join('') ?? '';

function bodyFaults(guide: GuideFile): Fault[] {
  const { path: file, locale, above } = guide;
  const { texts, parts } = outlineOf(guide);
  const length = texts.reduce((sum, { text }) => sum + text.length, 0);
  return [
    ...(length > least(locale) ? [] : [{ file, line: above + 1, what: 'It is hardly written yet', fix: 'Write the rest' }]),
    ...texts.flatMap(({ text, line }) => wordFaults(file, line, text)),
    ...anchorFaults(guide, parts),
    ...linkFaults(guide, parts),
    ...listFaults(guide, parts),
    ...vacuumFaults(guide),
    ...brokenRules(guide.body, file).map(({ line, problem }) => ({ file, line: above + line, ...sentences(`It ${problem}`) })),
  ];
}

/** Links to a place on the same page that it does not have. */
function anchorFaults({ path: file, id, whole, body }: GuideFile, parts: readonly Piece[]): Fault[] {
  const anchors = id.startsWith('faq/') ? answerPassages(body).map(([anchor]) => anchor) : blocksOf(whole).map(({ id }) => id);
  return parts.flatMap(({ text, line }) => {
    const [, anchor] = /^link to #(.+)/.exec(text) ?? [];
    if (!anchor || anchors.includes(anchor)) return [];
    return [{ file, line, what: `It links to #${anchor}, and has no such place`, fix: 'Write the anchor of a heading or step' }];
  });
}

/** Links that lead to no page from one of those that show the guide. */
function linkFaults({ path: file, id, locale }: GuideFile, parts: readonly Piece[]): Fault[] {
  const pages = pagesOf(id);
  const leadsFrom = (page: GuidePage, link: string) => {
    try {
      addressOf(link, { page, pageLocale: locale, model: modelAbout(page) });
      return true;
    } catch {
      return false;
    }
  };
  return parts.flatMap(({ text, line }) => {
    const [, link] = /^link to (.+)/s.exec(text) ?? [];
    const page = link && pages.find((page) => !leadsFrom(page, link));
    if (!page) return [];
    const fix = 'Write a name of src/routes/table.ts that has a page for all of its readers, or `faqDetail/` and an answer';
    return [{ file, line, what: `It links to “${link}”, which leads nowhere from ${page.path}`, fix }];
  });
}

/** Names in lists of guides that are no guide's. */
const listFaults = ({ path: file }: GuideFile, parts: readonly Piece[]): Fault[] =>
  parts.flatMap(({ text, line }) => {
    const [, names] = /^<(?:Related to|Guides of)=(.+)>$/s.exec(text) ?? [];
    const stray = names && strayGuide(names.split(/\s+/));
    if (!stray) return [];
    const fix = 'Write names of src/routes/table.ts that have a `guide`';
    return [{ file, line, what: `It names “${stray}”, which is no guide`, fix }];
  });

/** Components that show what a vacuum can do, where a page that shows the guide is about none. */
function vacuumFaults({ path: file, id, body, above }: GuideFile): Fault[] {
  const root = parseMdx(body);
  const shown = pagesOf(id)
    .map(modelAbout)
    .filter((model) => !model?.suction)
    .flatMap((model) => visibleNodes(root, (feature) => can(model, feature)))
    .filter(({ name }) => vacuumComponents.includes(name as VacuumComponent))
    .map(({ name, position }) => [above + (position?.start.line ?? 1), name] as const);
  return [...new Map(shown)].map(([line, name]) => {
    const what = `It has <${name}> here, and a page that shows it is about no vacuum`;
    return { file, line, what, fix: 'Keep it for guides about vacuums' };
  });
}

function wordFaults(file: string, line: number, text: string): Fault[] {
  const found = (what: string, fix: string): Fault => ({ file, line, what: `${what}: ${text.trim()}`, fix });
  const apart = /\s(\*\*|__)|(\*\*|__)\s/.test(text) ? ', or take away the space between the stars and their words' : '';
  return [
    ...(placeholder.test(text) ? [found('It holds a placeholder', 'Write what belongs there')] : []),
    ...(/\*\*|__/.test(text) ? [found('It has stars that Markdown did not make bold', `Write <strong>…</strong>${apart}`)] : []),
  ];
}

/** The rules say in their first sentence what is wrong, and then what to do. */
function sentences(problem: string): { what: string; fix: string } {
  const [, what = problem, fix = ''] = /^(.*?[.:] ?)(?=[A-Z<])(.*)$/s.exec(problem) ?? [];
  return { what: what.trim(), fix: fix || 'Compare it with the English' };
}

/** Who has translated a name need not know all that there are: the difference to the English says which it was. */
const wrongTarget = /which leads nowhere|has no such place|which is no component/;

/** All of the file is its text then, and every other fault of it would mislead. */
function noFrontmatter({ path: file, whole }: GuideFile): Fault {
  const rows = whole.split(/\r?\n/);
  const opened = rows[0] === '---';
  const line = opened ? rows.findIndex((row) => row.trim() === '') + 1 || rows.length : 1;
  const fix = opened ? 'Write --- alone in a line below `title: `, `description: ` and the like' : 'Write --- as the first line';
  return { file, line, what: 'The line --- is missing', fix };
}

/** What keeps all of a guide from being read: its characters, or that its frontmatter has no end. */
function fileFaults(guide: GuideFile): Fault[] {
  const damaged = encodingFaults(guide.path, guide.whole);
  return damaged.length === 0 && guide.above === 0 ? [noFrontmatter(guide)] : damaged;
}

/** What keeps the page of a guide from being shown, as far as the build does not tell file and line of it. */
export function pageFaults(guide: GuideFile): Fault[] {
  const whole = fileFaults(guide);
  if (whole.length > 0) return whole;
  const readable = [...headFaults(guide), ...unknownNames(guide)];
  try {
    brokenRules(guide.body, guide.path);
    return readable;
  } catch (error) {
    return [...readable, unreadable(guide, error)];
  }
}

/** Everything that is wrong with a translation, or with an English guide where no other is given. */
export function allFaults(guide: GuideFile, english: GuideFile | undefined): Fault[] {
  const whole = fileFaults(guide);
  if (whole.length > 0) return whole;
  let own: Fault[];
  try {
    own = guideFaults(guide);
  } catch (error) {
    return [...headFaults(guide), ...headWordFaults(guide), unreadable(guide, error)];
  }
  try {
    const differences = translationFaults(guide, english);
    const kept = own.filter(({ line, what }) => !(wrongTarget.test(what) && differences.some((one) => one.line === line)));
    const broken = new Set(kept.map(({ line }) => line));
    return [
      ...withOrigin(kept, english),
      ...copied(guide, english),
      ...differences.filter(({ line }) => !broken.has(line)),
      ...(english ? safetyFaults(guide, english) : []),
    ];
  } catch (error) {
    return [...own, unreadable(english ?? guide, error)];
  }
}

/** Who has translated a fault of the English can put right only half of it. */
function withOrigin(own: readonly Fault[], english: GuideFile | undefined): readonly Fault[] {
  const theirs = english && own.length > 0 ? guideFaults(english) : [];
  return own.map((fault) => {
    const origin = theirs.find(({ what }) => what === fault.what);
    return origin ? { ...fault, fix: `English has it too: ${origin.file}:${origin.line}. ${fault.fix}` } : fault;
  });
}

const copied = ({ path: file, body, above }: GuideFile, english: GuideFile | undefined): Fault[] =>
  body.trim() === english?.body.trim()
    ? [{ file, line: above + 1, what: 'It is still the English text', fix: 'Translate it' }]
    : [];

/** The parser counts from the text's first line, in places such as `41:5`. */
function unreadable({ path: file, whole, above }: GuideFile, error: unknown): Fault {
  const message = error instanceof Error ? error.message : `${error}`;
  const inFile = message.replace(/\b(\d+):(\d+)\b/g, (_, line: string) => `line ${Number(line) + above}`);
  const [, line = `${above + 1}`, what = inFile] = /^line (\d+): (.*?)(?: \(mdx[\w:-]+\))?$/s.exec(inFile) ?? [];
  const at = { file, line: Number(line) };
  const row = whole.split('\n')[at.line - 1] ?? '';
  if (conflict.test(row)) return { ...at, what: 'It holds both sides of a merge conflict', fix: resolveConflict };
  const tag = row.match(/<[A-Za-z][^>]*/g)?.find((one) => !/^<\w+(\s+\w+="[^"]*")*\s*\/?$/.test(one));
  if (tag && /^Unexpected character after `<`/.test(what)) {
    const fix = 'Write a straight one (") before and behind each value, and none in between';
    return { ...at, what: `A quotation mark of a tag is lost, too many or not straight: ${tag}>`, fix };
  }
  const told = what.replace(/ \(note: .*\)$/, '');
  return { ...at, what: `A tag or a brace is not closed or not opened: ${told}`, fix: 'Compare it with the English' };
}
