import type { Scene } from '../render-scene.ts';

/** Stuffed and baked vegetables. */
export const baked: Record<string, Scene> = {
  'feta-stuffed-peppers': {
    background: 'sage',
    vessel: 'bluePlatter',
    items: [
      ['stuffedPepper', { at: [-210, -110], angle: -10, size: 1.22, kind: 'red-couscous' }],
      ['stuffedPepper', { at: [170, -120], angle: 8, size: 1.22, kind: 'yellow-couscous' }],
      ['stuffedPepper', { at: [-180, 110], angle: 6, size: 1.22, kind: 'yellow-couscous' }],
      ['stuffedPepper', { at: [200, 110], angle: -12, size: 1.22, kind: 'red-couscous' }],
      ['crumbledCheese', { count: 26, area: [0.82, 0.75], jitter: 180, size: 1.1 }],
      ['chopped', { count: 20, area: [0.8, 0.7], jitter: 180 }],
    ],
  },
  'stuffed-tomatoes': {
    background: 'sand',
    vessel: 'blueCasserole',
    items: [
      ['mound', { at: [-250, 0], kind: 'rice', size: 1 }],
      ['mound', { at: [0, 0], kind: 'rice', size: 1.2 }],
      ['mound', { at: [250, 0], kind: 'rice', size: 1 }],
      ['stuffedTomato', { at: [-230, -110], size: 1.08 }],
      ['stuffedTomato', { at: [50, -120], size: 1.08 }],
      ['stuffedTomato', { at: [-110, 116], size: 1.08 }],
      ['stuffedTomato', { at: [180, 110], size: 1.08 }],
      ['stuffedTomato', { at: [290, -120], kind: 'cap' }],
      ['stuffedTomato', { at: [-320, 130], kind: 'cap' }],
      ['parsley', { count: 6, area: 0.85, jitter: 180 }],
    ],
  },
  'tuna-stuffed-zucchini': {
    background: 'blush',
    vessel: 'platter',
    items: [
      ['stuffedZucchini', { count: 4, columns: 1, area: [0.5, 0.98], angle: -6, jitter: 3, size: 1.24 }],
      ['leaf', { count: 6, area: [0.8, 0.75], jitter: 180, size: 1.1 }],
    ],
  },
  'eggplant-parmesan': {
    background: 'mist',
    vessel: 'blueDish',
    items: [
      ['pool', { kind: 'tomato', size: 1.6 }],
      ['eggplantSlice', { count: 9, layout: 'ring', area: 0.74, jitter: 180, size: 1.32 }],
      ['eggplantSlice', { count: 3, layout: 'ring', area: 0.24, jitter: 180, size: 1.32 }],
      ['meltedCheese', { count: 9, area: 0.8, jitter: 180, size: 1.1 }],
      ['leaf', { count: 6, area: 0.62, jitter: 180, size: 1.2 }],
    ],
  },
  'oven-ratatouille': {
    background: 'oat',
    vessel: 'whiteDish',
    items: [
      ['pool', { kind: 'tomato', size: 1.6 }],
      ['ratatouille', { count: 22, layout: 'ring', area: 0.84, size: 1.12 }],
      ['ratatouille', { count: 14, layout: 'ring', area: 0.54, size: 1.1 }],
      ['ratatouille', { count: 7, layout: 'ring', area: 0.25, size: 1.05 }],
      ['thyme', { at: [-60, 20], angle: 40, size: 1.3 }],
      ['leaf', { count: 3, area: 0.3, jitter: 180, size: 1.1 }],
    ],
  },
};
