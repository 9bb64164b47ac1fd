import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Box, fitLabel } from '../../../../src/mdx/figures/parts/fit-label.ts';
import { labelBoxes } from '../../../../src/mdx/figures/parts/label-boxes.ts';
import { screens } from '../../../../src/mdx/figures/screens/index.ts';
import type { Fault } from '../../../../src/mdx/translation/fault.ts';
import { root } from '../../tools.ts';
import { faultIn, type LocalText } from './local-texts.ts';

const figures = join(root, 'src/mdx/figures');
const single = /<Label text=\{t\('([\w.]+)'\)\}([^>]*)\/>/g;

/** Labels that a drawing names beside their room: `<Label text={t('figures.maps')} width={62} />`. 13 is the size that `<Label>` assumes. */
const singleLabels = globSync('**/*.astro', { cwd: figures }).flatMap((file) =>
  [...readFileSync(join(figures, file), 'utf8').matchAll(single)].flatMap(([, label = '', props = '']) => {
    const number = (name: string) => Number(new RegExp(`\\b${name}=\\{(\\d+)\\}`).exec(props)?.[1] ?? 0);
    const box: Box = {
      width: number('width'),
      height: number('height'),
      size: number('size') || 13,
      bold: / bold\b/.test(props),
    };
    return box.width > 0 ? [{ label, box }] : [];
  }),
);

/** Labels that are too long for a drawing. What a drawing puts together is measured when its page is built. */
export function labelFaults(strings: readonly (LocalText & { key: string })[]): Fault[] {
  const byKey = new Map(strings.map((string) => [string.key, string]));
  const all = [...Object.values(screens).flatMap(labelBoxes), ...singleLabels];
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

/** How many characters of a text fit, from its beginning. */
const mostOf = (text: string, box: Box): number =>
  Array.from(text).findLastIndex((_, index, characters) => fits(characters.slice(0, index + 1).join(''), box)) + 1;

function fits(...label: Parameters<typeof fitLabel>): boolean {
  try {
    return fitLabel(...label).lines.length > 0;
  } catch {
    return false;
  }
}
