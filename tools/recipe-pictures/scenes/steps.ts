import type { Food, Scene } from '../render-scene.ts';

const basket = (ground: Scene['ground'], ...food: Food[]): Scene => ({ ground, vessel: 'basket', food });

/** The probe in the thickest part: its tip lies in the middle of the picture. */
const measured = (ground: Scene['ground'], ...food: Food[]): Scene =>
  basket(ground, ...food, ['thermometer', { at: [300, 96], turn: 18, sway: 0 }]);

const shaking: Food = ['shaking', { sway: 0, at: [0, -40] }];

/** What one sees while a step is done, by the recipe's id and the step's place, counted from 0. */
export const stepScenes: Record<string, Record<number, Scene>> = {
  'crispy-potato-fries': {
    3: basket('sage', ['fry', { at: [0, -40], count: 44, room: [0.9, 0.92], turn: 12, sway: 90, size: 1.05, tone: 'pale' }]),
    5: basket(
      'sage',
      ['fry', { at: [0, -40], count: 52, lie: 'heap', room: [0.84, 0.86], turn: -20, sway: 80, size: 1.05 }],
      shaking,
    ),
  },
  'buffalo-wings': {
    1: basket('mist', [
      'wing',
      { at: [0, -40], count: 12, lie: 'rows', columns: 4, room: [1, 0.98], turn: -64, sway: 14, tone: 'raw', size: 1.02 },
    ]),
    5: measured('mist', [
      'wing',
      { at: [0, -40], count: 9, lie: 'rows', columns: 3, room: [0.98, 0.98], turn: -20, sway: 20, tone: 'roast', size: 1.22 },
    ]),
  },
  'lemon-dill-salmon': {
    2: basket(
      'sea',
      ['salmon', { at: [0, -40], count: 4, lie: 'rows', columns: 2, room: [1.02, 0.94], turn: -6, sway: 4, size: 0.88 }],
      ['citrusSlice', { at: [0, -40], count: 4, lie: 'rows', columns: 2, room: [1.02, 0.94], sway: 180, size: 0.86 }],
    ),
    3: measured(
      'sea',
      ['salmon', { at: [-60, -40], turn: -6, sway: 4, size: 1.6 }],
      ['citrusSlice', { at: [-190, -60], size: 1.3 }],
    ),
  },
  'rotisserie-style-chicken': {
    5: {
      ground: 'sage',
      vessel: 'roundBoard',
      food: [
        ['wholeChicken', { at: [-40, -10], turn: 6, size: 1.2 }],
        ['thermometer', { at: [380, 150], turn: 12, sway: 0 }],
      ],
    },
  },
  'gochujang-cauliflower': {
    2: {
      ground: 'sea',
      vessel: 'paperBasket',
      food: [['cauliflower', { at: [0, -40], count: 12, lie: 'rows', columns: 4, room: [0.98, 0.96], sway: 50 }]],
    },
  },
  'rib-eye-garlic-butter': {
    5: measured('slate', ['steak', { at: [-60, -50], turn: -8, size: 1.7 }]),
  },
  'falafel-tahini-sauce': {
    5: basket('lilac', [
      'falafel',
      { at: [0, -40], count: 16, lie: 'rows', columns: 4, room: [0.94, 0.98], sway: 180, size: 1.08 },
    ]),
  },
  'garam-masala-chickpeas': {
    3: basket('blush', ['chickpea', { at: [0, -40], count: 100, room: [0.96, 0.98], sway: 180, size: 1.4 }], shaking),
  },
  'pork-cabbage-potstickers': {
    4: basket('sage', [
      'dumpling',
      { at: [0, -40], count: 9, lie: 'rows', columns: 3, room: [1, 0.98], turn: -6, sway: 6, tone: 'boiled', size: 1.08 },
    ]),
  },
  'chicken-thighs-broccoli-potatoes': {
    2: {
      ground: 'blush',
      vessel: 'twoBaskets',
      food: [
        ['thigh', { count: 4, at: [-275, -40], lie: 'rows', columns: 1, room: [0.9, 1.05], sway: 14, size: 1.24, tone: 'raw' }],
        ['halfPotato', { count: 12, at: [275, -40], room: [0.8, 0.94], sway: 180 }],
      ],
    },
  },
};
