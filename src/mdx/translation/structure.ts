import { placeholdersIn } from '../../i18n/plural-forms.ts';
import { blocksOf } from './blocks.ts';
import { differingParts } from './common-parts.ts';
import type { Fault } from './fault.ts';
import { type GuideFile, markedBlocks } from './guide-files.ts';
import { lineBeside } from './line-beside.ts';
import { type Outline, outlineOf, type Piece } from './outline.ts';
import { isStale, translationStaleness, unchanged } from './staleness.ts';

/**
 * How a translation differs from the English guide, apart from its words. English moves on: a translation that is known to be stale is
 * held against as much of it as has not changed.
 */
export function translationFaults(translation: GuideFile, english: GuideFile | undefined): Fault[] {
  const { path: file, id } = translation;
  if (!english) {
    const fix = `Remove it, or write content/en/${id}.mdx first`;
    return [{ file, line: 1, what: 'English has no such guide, so that nobody can open this one', fix, pending: true }];
  }
  const staleness = translationStaleness(translation, english);
  if (!staleness || !isStale(staleness)) return differences(translation, english);
  const [own, theirs] = [markedBlocks(translation), blocksOf(english.whole)];
  // A step's number follows from those before it.
  const place = (name = '') => name.replace(/-\d+$/, '');
  return unchanged(
    own.map(({ source }) => source),
    theirs,
  ).flatMap(([index, at]) => {
    const [has, wanted] = [own[index]?.block, theirs[at]];
    if (!has || !wanted || place(has.id) === place(wanted.id)) return [];
    const line = lineOf(translation.whole, has.text);
    return [{ file, line, what: `English has “${wanted.id}” where this has “${has.id}”`, fix: 'Put the English name back' }];
  });
}

const lineOf = (whole: string, text: string): number => whole.replaceAll('\r\n', '\n').split(text)[0]?.split('\n').length ?? 1;

/** How it differs from the whole English guide as it is now. @throws Error when one of them is no MDX */
export function differences(translation: GuideFile, english: GuideFile): Fault[] {
  const [own, theirs] = [outlineOf(translation), outlineOf(english)];
  return [
    ...differentParts(translation, own, english, theirs),
    ...differentNumbers(translation, own, english, theirs),
    ...differentNames(translation, english),
    ...lostBold(translation, own, english, theirs),
  ];
}

function differentParts(
  translation: GuideFile,
  { parts: own }: Outline,
  english: GuideFile,
  { parts: theirs }: Outline,
): Fault[] {
  const { path: file, above } = translation;
  const named = (pieces: readonly Piece[]) => pieces.map(({ text }) => `“${text}”`).join(' ');
  const texts = (pieces: readonly Piece[]) => pieces.map(({ text }) => text);
  return differingParts(texts(own), texts(theirs)).flatMap((difference): Fault[] => {
    const has = difference.own.flatMap((index) => own[index] ?? []);
    const wanted = difference.english.flatMap((index) => theirs[index] ?? []);
    const [more, lacking] = [has.slice(wanted.length), wanted.slice(has.length)];
    const beside = (piece: Piece | undefined) => `as in ${english.path}:${piece?.line}`;
    const next = own[difference.at + has.length];
    const line = (next ?? own.at(-1))?.line ?? above + 1;
    const lacks = `English has ${named(lacking)} ${next ? 'before this' : 'behind this'}`;
    return [
      ...has.slice(0, wanted.length).map((piece, index) => {
        const what = `English has “${wanted[index]?.text}” where this has “${piece.text}”`;
        return { file, line: piece.line, what, fix: `Write it ${beside(wanted[index])}` };
      }),
      ...(more[0]
        ? [{ file, line: more[0].line, what: `This has ${named(more)}, which English does not`, fix: 'Remove it' }]
        : []),
      ...(lacking[0] ? [{ file, line, what: lacks, fix: `Add it ${beside(lacking[0])}` }] : []),
    ];
  });
}

/**
 * A section that only one of them has is another difference already. Numbers that Japanese and Korean count with may stand where
 * English has words, but each number of English must be there.
 */
function differentNumbers(translation: GuideFile, own: Outline, english: GuideFile, theirs: Outline): Fault[] {
  return [...theirs.numbers].flatMap(([section, { text: wanted, pieces }]) => {
    const has = own.numbers.get(section);
    if (!has || has.text === wanted) return [];
    const lacking = without(listed(wanted), listed(has.text));
    const more = without(without(listed(has.text), listed(wanted)), listed(has.counted));
    if (lacking.length + more.length === 0) return [];
    const numbers = (text: string) => (text ? `the numbers “${text}”` : 'no digits');
    const what = `${section ? `In “${section}” ` : ''}English has ${numbers(wanted)} where this has ${has.text ? `“${has.text}”` : 'none'}`;
    // Of equal numbers it is mostly the last that is too many or lost.
    const lastLineOf = (places: readonly Piece[], number = '') => places.findLast(({ text }) => text === number)?.line;
    const inEnglish = lastLineOf(pieces, lacking[0]);
    const line = lastLineOf(has.pieces, more[0]) ?? lineBeside(translation, english, inEnglish ?? 1);
    const as = inEnglish ? `, as in ${english.path}:${inEnglish}` : '';
    const fix =
      lacking.length > 0
        ? `Write digits where English has digits, and the same ones${as}`
        : `Write ${more.map((number) => `“${number}”`).join(' and ')} in words, as English does`;
    return [{ file: translation.path, line, what, fix }];
  });
}

/** How many words are bold, and where else, is up to the language. Where steps or items are lost, that is another difference already. */
function lostBold({ path: file }: GuideFile, { items: own }: Outline, english: GuideFile, { items: theirs }: Outline): Fault[] {
  if (own.length !== theirs.length) return [];
  return own.flatMap(({ line, isBold }, index): Fault[] => {
    const twin = theirs[index];
    if (isBold || !twin?.isBold) return [];
    const what = 'English has bold words in this step or item, this has none';
    return [{ file, line, what, fix: `Write **…** around them, as in ${english.path}:${twin.line}` }];
  });
}

/** A sentence may do without `{{model}}` or `{{brand}}`, but a title, a description and a whole text have those of English. */
function differentNames(translation: GuideFile, english: GuideFile): Fault[] {
  const { path: file, whole, body, above } = translation;
  // A title or description that is missing is a fault of its own.
  const parts = (['title', 'description', 'text'] as const).filter((part) => part === 'text' || translation.frontmatter[part]);
  return parts.flatMap((part) => {
    const [own, theirs] = [namesIn(translation, part), namesIn(english, part)];
    const lineIn = (text: number) => (part === 'text' ? above + text : lineOf(whole, `${part}: `));
    return [
      ...without(theirs, own).map((name) => ({
        file,
        line: lineIn(1),
        what: `English has ${name} in its ${part}, this has not`,
        fix: 'Write it where the name belongs',
      })),
      ...without(own, theirs).map((name) => ({
        file,
        line: lineIn(lineOf(body, name)),
        what: `This has ${name} in its ${part}, which English does not`,
        fix: 'Write what English says instead',
      })),
    ];
  });
}

const namesIn = ({ frontmatter, body }: GuideFile, part: 'title' | 'description' | 'text'): string[] =>
  listed(placeholdersIn(part === 'text' ? body : (frontmatter[part] ?? '')));

const listed = (numbers: string): string[] => numbers.split(' ').filter(Boolean);

/** Each of `some` takes away one that is the same. */
function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all];
  for (const one of some) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
