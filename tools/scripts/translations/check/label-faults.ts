import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Box, fits } from '../../../../src/mdx/figures/parts/fit-label.ts';
import { labelBoxes } from '../../../../src/mdx/figures/parts/label-boxes.ts';
import { screens } from '../../../../src/mdx/figures/screens/index.ts';
import type { Fault } from '../../../../src/mdx/translation/fault.ts';
import { root } from '../../tools.ts';
import { faultIn, type LocalText } from './local-texts.ts';

const figures = join(root, 'src/mdx/figures');
const drawings = globSync('**/*.astro', { cwd: figures }).map((file) => ({
  name: basename(file, '.astro'),
  source: readFileSync(join(figures, file), 'utf8'),
}));

const allIn = (source: string, pattern: RegExp): string[] => [...source.matchAll(pattern)].flatMap(([, found]) => found ?? []);

/**
 * Labels that a drawing names beside their room, `<Label text={t('figures.maps')} width={62} />`, elsewhere in its file,
 * `{ name: t('mapFigures.split') }`, or where another one uses it, `<FloorTag floor={t('figures.kitchen')} width={74} />`.
 */
const namedLabels = drawings.flatMap(({ name, source }) =>
  allIn(source, /<Label\b(.*?)\/>/gs).flatMap((props) => {
    const [, text = 'text'] = /\btext=\{(.*?)\}/.exec(props) ?? [];
    const [, key] = /^t\('([\w.]+)'\)$/.exec(text) ?? [];
    if (key) return [{ label: key, box: boxOf(props) }];
    if (!/^\w+$/.test(text)) return [];
    const meant = new RegExp(`\\b${text}(?:: | = |=\\{)t\\('([\\w.]+)'\\)`, 'g');
    const uses = drawings.flatMap((drawing) => allIn(drawing.source, new RegExp(`<${name}\\b([^>]*)>`, 'g')));
    return [source, ...uses].flatMap((place) => allIn(place, meant).map((label) => ({ label, box: boxOf(props, place) })));
  }),
);

/** The least room that a label has. @param given to the drawing by who uses it: `{width}` is its own */
function boxOf(props: string, given = ''): Box {
  const number = (name: string) => {
    const place = props.includes(` {${name}}`) ? given : props;
    const [, one, other] = new RegExp(`\\b${name}=\\{(?:[^}?]*\\? (\\d+) : )?(\\d+)\\}`).exec(place) ?? [];
    return Math.min(Number(one ?? other ?? 0), Number(other ?? 0));
  };
  return { width: number('width'), height: number('height'), size: number('size') || 13, bold: / bold\b/.test(props) };
}

/** Labels that are too long for a drawing. What a drawing puts together is measured when its page is built. */
export function labelFaults(strings: readonly (LocalText & { key: string })[]): Fault[] {
  const byKey = new Map(strings.map((string) => [string.key, string]));
  const all = [...Object.values(screens).flatMap(labelBoxes), ...namedLabels.filter(({ box }) => box.width > 0)];
  const tooLong = all.flatMap(({ label, box }) => {
    const string = byKey.get(label);
    return string && !fits(string.text, box) ? [{ string, most: mostOf(string.text, box) }] : [];
  });
  return [...Map.groupBy(tooLong, ({ string }) => string)].map(([string, places]) => {
    const most = Math.min(...places.map(({ most }) => most));
    const what = `“${string.text}” is too long for its drawing, in English “${string.english}”`;
    return faultIn(string, what, `Use a shorter word: of this one, ${most} characters fit`);
  });
}

/** How many characters of a text that is too long fit, from its beginning. */
const mostOf = (text: string, box: Box): number =>
  Array.from(text).findIndex((_, index, characters) => !fits(characters.slice(0, index + 1).join(''), box));
