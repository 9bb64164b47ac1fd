import { numbersOf, type Progress } from '../../../src/mdx/translation/progress.ts';

const width = 11;
const number = (value: number) => (value === 0 ? '·' : value.toLocaleString('en')).padStart(width);

/** How far every language is, in one glance. */
export function table(languages: readonly Progress[]): string {
  const [first] = languages;
  if (!first) return 'There is no language but English.';
  const { texts, strings } = numbersOf(first);
  const columns = ['missing', 'stale', 'to review'].map((word) => word.padStart(width)).join('');
  const over = (title: string) => title.padStart(3 * width);
  const rows = languages.map((progress) => {
    const of = numbersOf(progress);
    const cells = [of.texts, of.strings].map(({ missing, stale, review }) => [missing, stale, review].map(number).join(''));
    return `${progress.locale.code.padEnd(7)}${cells.join('  ')}   ${progress.locale.label}`;
  });
  const files = `${texts.total.toLocaleString('en')} guides and answers`;
  const words = `${strings.total.toLocaleString('en')} texts of screens`;
  return [
    `${' '.repeat(7)}${over(files)}  ${over(words)}`,
    `${' '.repeat(7)}${columns}  ${columns}`,
    ...rows,
    '',
    'What is to do in a language: npm run translations -- de',
  ].join('\n');
}
