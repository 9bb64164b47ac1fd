import type { LocaleCode } from '../../../src/i18n/locales.ts';
import { labelOf } from '../../../src/mdx/translation/blocks.ts';
import { faultText } from '../../../src/mdx/translation/fault.ts';
import { readGuide } from '../../../src/mdx/translation/guide-files.ts';
import { numbersOf, type Progress, type TextProgress } from '../../../src/mdx/translation/progress.ts';
import { safetyFaults } from '../../../src/mdx/translation/safety-faults.ts';
import { englishStrings, textsOf } from '../../../src/mdx/translation/strings.ts';
import { changedSentencesOf } from './changed-sentences.ts';

const heading = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', title, ...lines] : []);

/** Everything that is to do in a language, and how to go about it. */
export function tasks(progress: Progress, content = 'content'): string {
  const { locale, texts, strings } = progress;
  const numbers = numbersOf(progress);
  const path = (id: string) => `content/${locale.code}/${id}.mdx`;
  const named = (state: TextProgress['state']) => texts.filter((text) => text.state === state).map(({ id }) => `  ${path(id)}`);
  const unsafe = texts.flatMap((text) => {
    const sentences = unsafeSentences(text, locale.code, content);
    return sentences.length > 0 ? [{ id: text.id, sentences }] : [];
  });
  const english = englishStrings(content);
  const own = textsOf(locale.code, content);
  const says = (key: string) => `  ${key}\n    English  ${english[key]?.text}${own[key] ? `\n    now      ${own[key]}` : ''}`;
  const areaIn = (key: string) => key.split('.')[0];
  const areas = Map.groupBy(Object.keys(english), areaIn);
  const missing = [...Map.groupBy(strings.missing, areaIn)].flatMap(([area, keys]) =>
    keys.length === areas.get(area)?.length
      ? [`  content/${locale.code}/strings/${area}.json: all ${keys.length}`]
      : keys.map(says),
  );
  const lines = [
    ...heading('Missing: copy the English file of the same name here, and translate it', named('missing')),
    ...heading(
      'Stale: the English has changed since',
      texts.flatMap((text) => changes(text, path(text.id), locale.code, content)),
    ),
    ...heading(
      'Safety sentences that are missing or left over: put them right, then mark the file',
      unsafe.flatMap(({ sentences }) => sentences),
    ),
    ...heading('Never marked as done, or changed since: look through it, then mark it', named('unmarked')),
    ...heading(
      'To review: somebody else has yet to read it',
      texts.filter(({ review }) => review).map(({ id }) => `  ${path(id)}`),
    ),
    ...heading(`Texts of screens that are missing in content/${locale.code}/strings`, missing),
    ...heading('Texts of screens that have changed, in English or here, or that nobody marked as done', strings.stale.map(says)),
    ...heading(
      'Texts of screens to review',
      strings.review.map((key) => `  ${key}`),
    ),
  ];
  const sum = ({ missing, stale, review }: (typeof numbers)['texts']) =>
    `${missing} missing, ${stale} stale, ${review} to review`;
  return [
    `${locale.label} (${locale.code})`,
    `  ${numbers.texts.total} guides and answers: ${sum(numbers.texts)}`,
    `  ${numbers.strings.total} texts of screens: ${sum(numbers.strings)}`,
    ...lines,
    '',
    ...(lines.length > 0 ? next(progress, unsafe) : ['Nothing is to do.']),
  ].join('\n');
}

function changes(text: TextProgress, path: string, code: LocaleCode, content: string): string[] {
  if (text.state !== 'stale') return [];
  const { stale, missing, removed } = text.staleness;
  const sentences = changedSentencesOf(code, text, content);
  return [
    `  ${path}`,
    ...stale.flatMap((pair) => [
      `    changed  ${labelOf(pair.english)}`,
      ...sentences(pair).map((line) => `               ${line}`),
    ]),
    ...missing.map(({ english, after }) => `    new      ${labelOf(english)}${after ? `, after ${after.id}` : ''}`),
    ...removed.map((block) => `    gone     ${labelOf(block)}`),
  ];
}

/** None of a guide that is no MDX: `check` tells that. */
function unsafeSentences({ id, english }: TextProgress, code: LocaleCode, content: string): string[] {
  const own = readGuide(code, id, content);
  try {
    return own ? safetyFaults(own, english).map((fault) => faultText(fault).replace(/^/gm, '  ')) : [];
  } catch {
    return [];
  }
}

/** With names from the list above, so that a line can be copied. */
function next({ locale: { code }, texts, strings }: Progress, [unsafe]: { id: string }[]): string[] {
  const open = texts.find(({ state }) => state === 'stale') ?? texts.find(({ state }) => state !== 'done') ?? unsafe;
  const review = texts.find((text) => text.review);
  const run = 'npm run translations --';
  return [
    'What to do next',
    `  npm run dev shows each page with its English beside it. How to translate: docs/translating.md, content/${code}/_guide.md`,
    ...(open ? [`  When a file is translated:  ${run} ${code} done ${open.id}`] : []),
    ...(strings.missing.length + strings.stale.length > 0 ? [`  When texts are translated:  ${run} ${code} done strings`] : []),
    ...(review ? [`  When somebody has read it:  ${run} ${code} reviewed ${review.id}`] : []),
    ...(strings.review.length > 0 ? [`  When somebody has read them:  ${run} ${code} reviewed strings`] : []),
  ];
}
