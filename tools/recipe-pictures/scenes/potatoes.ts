import type { Scene } from '../render-scene.ts';

export const potatoes: Record<string, Scene> = {
  'crispy-potato-fries': {
    background: 'sage',
    vessel: 'bowl',
    items: [
      ['fry', { count: 74, layout: 'heap', area: 0.86, angle: -38, jitter: 60, size: 1.15 }],
      ['chopped', { count: 22, area: 0.8, jitter: 180, kind: 'herbs' }],
      ['chopped', { count: 18, area: 0.8, kind: 'salt' }],
      ['dip', { at: [438, 246], kind: 'ketchup' }],
    ],
  },
  'jacket-potatoes': {
    background: 'mist',
    vessel: 'sheet',
    items: [
      ['bakedPotato', { at: [-250, -140], angle: -14, size: 1.05 }],
      ['bakedPotato', { at: [220, -160], angle: 12, size: 1.1, kind: 'closed' }],
      ['bakedPotato', { at: [-200, 160], angle: 8, size: 1.1, kind: 'closed' }],
      ['bakedPotato', { at: [240, 160], angle: -10, size: 1.2 }],
      ['butter', { at: [238, 156], size: 0.8 }],
      ['scallionRing', { count: 12, at: [240, 160], area: [0.28, 0.2], size: 0.9 }],
      ['scallionRing', { count: 9, at: [-250, -140], area: [0.24, 0.16], size: 0.9 }],
    ],
  },
  'home-fries-bacon': {
    background: 'oat',
    vessel: 'pan',
    items: [
      ['crisp', { count: 46, layout: 'heap', area: 0.92, jitter: 180, size: 1.15 }],
      ['onion', { count: 9, area: 0.8, jitter: 180, kind: 'brown' }],
      ['cube', { count: 16, area: 0.85, jitter: 180, size: 0.5, kind: 'bacon' }],
      ['scallionRing', { count: 22, area: 0.85, size: 0.8 }],
    ],
  },
  'patatas-bravas': {
    background: 'lilac',
    vessel: 'clayDish',
    items: [
      ['roastPotato', { count: 34, layout: 'heap', area: 0.86, jitter: 180, size: 1.15 }],
      ['poured', { at: [-6, -14], kind: 'salsa', size: 0.92 }],
      ['chopped', { count: 30, area: 0.75, jitter: 180 }],
      ['parsley', { at: [0, -20], size: 1.1 }],
    ],
  },
  'roasted-sweet-potatoes': {
    background: 'slate',
    vessel: 'sheet',
    items: [
      ['bakedPotato', { at: [-220, -160], angle: -10, size: 1.06, kind: 'sweetClosed' }],
      ['bakedPotato', { at: [-200, 130], angle: 8, size: 1.06, kind: 'sweetClosed' }],
      ['bakedPotato', { at: [236, 0], angle: -62, size: 1.2, kind: 'sweetOpen' }],
    ],
  },
  'candied-sweet-potatoes': {
    background: 'mist',
    vessel: 'darkBowl',
    underlay: [['chopsticks', { at: [470, 60], angle: 76 }]],
    items: [
      ['sweetChunk', { count: 26, layout: 'heap', area: 0.8, jitter: 180, size: 1.2 }],
      ['sesame', { count: 44, area: 0.85, jitter: 180, size: 1.2, kind: 'black' }],
    ],
  },
  'sweet-potato-hash': {
    background: 'oat',
    vessel: 'pan',
    items: [
      ['cube', { count: 62, layout: 'heap', area: 0.92, jitter: 180, size: 1.05, kind: 'sweet' }],
      ['pepperPiece', { count: 13, area: 0.85, jitter: 180, size: 0.9, kind: 'red' }],
      ['bean', { count: 26, area: 0.85, jitter: 180 }],
      ['avocadoSlice', { at: [-60, -30], angle: -30 }],
      ['avocadoSlice', { at: [-10, 16], angle: -24 }],
      ['avocadoSlice', { at: [40, 62], angle: -18 }],
      ['parsley', { count: 5, area: 0.75, jitter: 180, size: 0.8, kind: 'cilantro' }],
    ],
  },
  'crispy-gnocchi-tomatoes': {
    background: 'blush',
    vessel: 'bowl',
    underlay: [['fork', { at: [470, 60], angle: 84 }]],
    items: [
      ['gnocco', { count: 58, layout: 'heap', area: 0.86, jitter: 180, size: 1.2 }],
      ['tomato', { count: 13, area: 0.8, jitter: 180 }],
      ['chopped', { count: 20, area: 0.8, jitter: 180, size: 1.7, kind: 'parmesan' }],
      ['leaf', { count: 6, area: 0.7, jitter: 180 }],
    ],
  },
  'country-style-potatoes': {
    background: 'sea',
    vessel: 'enamelBowl',
    items: [
      ['wedge', { count: 34, layout: 'heap', area: 0.84, jitter: 180, size: 1.16 }],
      ['chopped', { count: 34, area: 0.8, jitter: 180 }],
      ['dill', { at: [-40, 20], angle: -30, size: 1.1 }],
      ['dip', { at: [440, 246], kind: 'garlic-blue' }],
    ],
  },
  'aloo-tikki': {
    background: 'sand',
    vessel: 'brass',
    items: [
      ['patty', { count: 6, layout: 'ring', area: 0.7, jitter: 180 }],
      ['dip', { kind: 'tamarind', size: 0.86 }],
      ['parsley', { count: 9, layout: 'ring', area: 0.72, jitter: 180, size: 0.62, kind: 'cilantro' }],
      ['onion', { count: 5, layout: 'ring', area: 0.98, size: 0.7 }],
    ],
  },
};
