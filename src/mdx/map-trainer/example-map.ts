import type { Loop } from './geometry.ts';
import type { Plan } from './plan.ts';

const border = (...corners: Loop): Loop[] => [corners];

/**
 * The map that the trainer begins with: a bedroom, a bathroom, a study, the hall, the living room and the kitchen. Where the corner of
 * one lies on the border of another, it is a corner of both.
 */
export const exampleMap: Plan = [
  { number: 1, hue: 0, loops: border([10, 10], [136, 10], [136, 92], [136, 118], [10, 118]) },
  { number: 2, hue: 1, loops: border([136, 10], [220, 10], [220, 92], [136, 92]) },
  { number: 3, hue: 3, loops: border([220, 10], [286, 10], [318, 42], [318, 128], [220, 128], [220, 92]) },
  {
    number: 4,
    hue: 2,
    loops: border([136, 92], [220, 92], [220, 128], [318, 128], [318, 176], [170, 176], [136, 176], [136, 118]),
  },
  { number: 5, hue: 4, loops: border([10, 118], [136, 118], [136, 176], [170, 176], [170, 320], [38, 320], [10, 292]) },
  { number: 6, hue: 0, loops: border([170, 176], [318, 176], [318, 320], [170, 320]) },
];

/** What the robot has seen: walls, with gaps for the doors. Splitting and merging move none of them. */
export const walls = {
  outer: 'M10 10H286L318 42V320H38L10 292z',
  inner:
    'M136 10V118H98M64 118H10M136 118V128M136 160V176H170V198M170 240V320M136 92H162M192 92H220V10M220 92V128H240M272 128H318M170 176H212M244 176H318',
};
