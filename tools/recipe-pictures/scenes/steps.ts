import type { Scene, SceneItem } from '../render-scene.ts';

const basket = (background: Scene['background'], ...items: SceneItem[]): Scene => ({ background, vessel: 'basket', items });

/** With a thermometer whose tip is in the middle of the picture. */
const measured = (ground: Scene['background'], ...food: SceneItem[]): Scene =>
  basket(ground, ...food, ['thermometer', { at: [300, 96], angle: 18, jitter: 0 }]);

const shaking: SceneItem = ['motionLines', { jitter: 0, at: [0, -40] }];

/** Scenes of single steps, by recipe id and step index (from 0). */
export const stepScenes: Record<string, Record<number, Scene>> = {
  'crispy-potato-fries': {
    3: basket('sage', ['fry', { at: [0, -40], count: 44, area: [0.9, 0.92], angle: 12, jitter: 90, size: 1.05, kind: 'pale' }]),
    5: basket(
      'sage',
      ['fry', { at: [0, -40], count: 52, layout: 'heap', area: [0.84, 0.86], angle: -20, jitter: 80, size: 1.05 }],
      shaking,
    ),
  },
  'buffalo-wings': {
    1: basket('mist', [
      'wing',
      { at: [0, -40], count: 12, columns: 4, area: [1, 0.98], angle: -64, jitter: 14, kind: 'raw', size: 1.02 },
    ]),
    5: measured('mist', [
      'wing',
      { at: [0, -40], count: 9, columns: 3, area: [0.98, 0.98], angle: -20, jitter: 20, kind: 'roast', size: 1.22 },
    ]),
  },
  'lemon-dill-salmon': {
    2: basket(
      'sea',
      ['salmon', { at: [0, -40], count: 4, columns: 2, area: [1.02, 0.94], angle: -6, jitter: 4, size: 0.88 }],
      ['citrusSlice', { at: [0, -40], count: 4, columns: 2, area: [1.02, 0.94], jitter: 180, size: 0.86 }],
    ),
    3: measured(
      'sea',
      ['salmon', { at: [-60, -40], angle: -6, jitter: 4, size: 1.6 }],
      ['citrusSlice', { at: [-190, -60], size: 1.3 }],
    ),
  },
  'rotisserie-style-chicken': {
    5: {
      background: 'sage',
      vessel: 'roundBoard',
      items: [
        ['wholeChicken', { at: [-40, -10], angle: 6, size: 1.2 }],
        ['thermometer', { at: [380, 150], angle: 12, jitter: 0 }],
      ],
    },
  },
  'gochujang-cauliflower': {
    2: {
      background: 'sea',
      vessel: 'paperBasket',
      items: [['cauliflower', { at: [0, -40], count: 12, columns: 4, area: [0.98, 0.96], jitter: 50 }]],
    },
  },
  'rib-eye-garlic-butter': {
    5: measured('slate', ['steak', { at: [-60, -50], angle: -8, size: 1.7 }]),
  },
  'falafel-tahini-sauce': {
    5: basket('lilac', ['falafel', { at: [0, -40], count: 16, columns: 4, area: [0.94, 0.98], jitter: 180, size: 1.08 }]),
  },
  'garam-masala-chickpeas': {
    3: basket('blush', ['chickpea', { at: [0, -40], count: 100, area: [0.96, 0.98], jitter: 180, size: 1.4 }], shaking),
  },
  'pork-cabbage-potstickers': {
    4: basket('sage', [
      'dumpling',
      { at: [0, -40], count: 9, columns: 3, area: [1, 0.98], angle: -6, jitter: 6, kind: 'boiled', size: 1.08 },
    ]),
  },
  'chicken-thighs-broccoli-potatoes': {
    2: {
      background: 'blush',
      vessel: 'twoBaskets',
      items: [
        ['thigh', { count: 4, at: [-275, -40], columns: 1, area: [0.9, 1.05], jitter: 14, size: 1.24, kind: 'raw' }],
        ['halfPotato', { count: 12, at: [275, -40], area: [0.8, 0.94], jitter: 180 }],
      ],
    },
  },
};
