import type { Scene } from '../render-scene.ts';

/** Vegetables with something in them, or in a dish. */
export const baked: Record<string, Scene> = {
  'feta-stuffed-peppers': {
    ground: 'sage',
    vessel: 'bluePlatter',
    food: [
      ['stuffedPepper', { at: [-210, -110], turn: -10, size: 1.22, tone: 'red-couscous' }],
      ['stuffedPepper', { at: [170, -120], turn: 8, size: 1.22, tone: 'yellow-couscous' }],
      ['stuffedPepper', { at: [-180, 110], turn: 6, size: 1.22, tone: 'yellow-couscous' }],
      ['stuffedPepper', { at: [200, 110], turn: -12, size: 1.22, tone: 'red-couscous' }],
      ['crumbledCheese', { count: 26, room: [0.82, 0.75], sway: 180, size: 1.1 }],
      ['chopped', { count: 20, room: [0.8, 0.7], sway: 180 }],
    ],
  },
  'stuffed-tomatoes': {
    ground: 'sand',
    vessel: 'blueCasserole',
    food: [
      ['mound', { at: [-250, 0], tone: 'rice', size: 1 }],
      ['mound', { at: [0, 0], tone: 'rice', size: 1.2 }],
      ['mound', { at: [250, 0], tone: 'rice', size: 1 }],
      ['stuffedTomato', { at: [-230, -110], size: 1.08 }],
      ['stuffedTomato', { at: [50, -120], size: 1.08 }],
      ['stuffedTomato', { at: [-110, 116], size: 1.08 }],
      ['stuffedTomato', { at: [180, 110], size: 1.08 }],
      ['stuffedTomato', { at: [290, -120], tone: 'cap' }],
      ['stuffedTomato', { at: [-320, 130], tone: 'cap' }],
      ['parsley', { count: 6, room: 0.85, sway: 180 }],
    ],
  },
  'tuna-stuffed-zucchini': {
    ground: 'blush',
    vessel: 'platter',
    food: [
      ['boat', { count: 4, lie: 'rows', columns: 1, room: [0.5, 0.98], turn: -6, sway: 3, size: 1.24 }],
      ['leaf', { count: 6, room: [0.8, 0.75], sway: 180, size: 1.1 }],
    ],
  },
  'eggplant-parmesan': {
    ground: 'mist',
    vessel: 'blueDish',
    food: [
      ['pool', { tone: 'tomato', size: 1.6 }],
      ['eggplantSlice', { count: 9, lie: 'ring', room: 0.74, sway: 180, size: 1.32 }],
      ['eggplantSlice', { count: 3, lie: 'ring', room: 0.24, sway: 180, size: 1.32 }],
      ['meltedCheese', { count: 9, room: 0.8, sway: 180, size: 1.1 }],
      ['leaf', { count: 6, room: 0.62, sway: 180, size: 1.2 }],
    ],
  },
  'oven-ratatouille': {
    ground: 'oat',
    vessel: 'whiteDish',
    food: [
      ['pool', { tone: 'tomato', size: 1.6 }],
      ['ratatouille', { count: 22, lie: 'ring', room: 0.84, size: 1.12 }],
      ['ratatouille', { count: 14, lie: 'ring', room: 0.54, size: 1.1 }],
      ['ratatouille', { count: 7, lie: 'ring', room: 0.25, size: 1.05 }],
      ['thyme', { at: [-60, 20], turn: 40, size: 1.3 }],
      ['leaf', { count: 3, room: 0.3, sway: 180, size: 1.1 }],
    ],
  },
};
