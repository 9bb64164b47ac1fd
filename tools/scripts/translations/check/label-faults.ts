import { fitLabel } from '../../../../src/mdx/figures/parts/fit-label.ts';
import { labelBoxes } from '../../../../src/mdx/figures/parts/label-boxes.ts';
import { screens } from '../../../../src/mdx/figures/screens/index.ts';
import type { Fault } from '../../../../src/mdx/translation/fault.ts';
import { faultIn, type LocalText } from './local-texts.ts';

/** Labels that are too long for a drawing of a phone's screen. What else drawings say is measured when their page is built. */
export function labelFaults(strings: readonly (LocalText & { key: string })[]): Fault[] {
  const byKey = new Map(strings.map((string) => [string.key, string]));
  const all = Object.values(screens).flatMap(labelBoxes);
  const tooLong = new Set(
    all.flatMap(({ label, box }) => {
      const string = byKey.get(label);
      return string && !fits(string.text, box) ? [string] : [];
    }),
  );
  return [...tooLong].map((string) =>
    faultIn(string, `“${string.text}” is too long for its drawing, in English “${string.english}”`, 'Use a shorter word'),
  );
}

function fits(...label: Parameters<typeof fitLabel>): boolean {
  try {
    return fitLabel(...label).lines.length > 0;
  } catch {
    return false;
  }
}
