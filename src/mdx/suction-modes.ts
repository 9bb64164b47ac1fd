import type { Vacuum } from './guide-context.ts';

/**
 * What each suction mode is for, from the weakest to the strongest (docs/spec.md §9). `also` is the name that other versions of the
 * app print on the same mode: not translated, for the reader compares it with what the app shows. Noise and battery life compare
 * the modes with one another, 4 being the most.
 */
const rows = {
  off: { name: 'modeOff', use: 'modeOffUse' },
  quiet: { name: 'modeQuiet', use: 'modeQuietUse', also: 'ECO', noise: 1, battery: 4 },
  standard: { name: 'modeStandard', use: 'modeStandardUse', noise: 2, battery: 3 },
  strong: { name: 'modeStrong', use: 'modeStrongUse', noise: 3, battery: 2 },
  max: { name: 'modeMax', use: 'modeMaxUse', also: 'Turbo / Super', noise: 4, battery: 1 },
} as const;

const isMode = (key: string): key is keyof typeof rows => Object.hasOwn(rows, key);

/** The suction modes of a vacuum. @throws RangeError when there are no texts for one */
export const modesOf = ({ suction }: Pick<Vacuum, 'suction'>) =>
  suction.map((key) => {
    if (!isMode(key))
      throw new RangeError(`content/catalogue.json has the suction mode "${key}": src/mdx/suction-modes.ts lacks its texts`);
    return { key, ...rows[key] };
  });
