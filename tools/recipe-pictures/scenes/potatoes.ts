import type { Scene } from '../render-scene.ts';

export const potatoes: Record<string, Scene> = {
  'crispy-potato-fries': {
    ground: 'sage',
    vessel: 'bowl',
    food: [
      ['fry', { count: 74, lie: 'heap', room: 0.86, turn: -38, sway: 60, size: 1.15 }],
      ['chopped', { count: 22, room: 0.8, sway: 180, tone: 'herbs' }],
      ['chopped', { count: 18, room: 0.8, tone: 'salt' }],
      ['dip', { at: [438, 246], tone: 'ketchup' }],
    ],
  },
  'jacket-potatoes': {
    ground: 'mist',
    vessel: 'sheet',
    food: [
      ['bakedPotato', { at: [-250, -140], turn: -14, size: 1.05 }],
      ['bakedPotato', { at: [220, -160], turn: 12, size: 1.1, tone: 'closed' }],
      ['bakedPotato', { at: [-200, 160], turn: 8, size: 1.1, tone: 'closed' }],
      ['bakedPotato', { at: [240, 160], turn: -10, size: 1.2 }],
      ['butter', { at: [238, 156], size: 0.8 }],
      ['scallionRing', { count: 12, at: [240, 160], room: [0.28, 0.2], size: 0.9 }],
      ['scallionRing', { count: 9, at: [-250, -140], room: [0.24, 0.16], size: 0.9 }],
    ],
  },
  'home-fries-bacon': {
    ground: 'oat',
    vessel: 'pan',
    food: [
      ['crisp', { count: 46, lie: 'heap', room: 0.92, sway: 180, size: 1.15 }],
      ['onion', { count: 9, room: 0.8, sway: 180, tone: 'brown' }],
      ['cube', { count: 16, room: 0.85, sway: 180, size: 0.5, tone: 'bacon' }],
      ['scallionRing', { count: 22, room: 0.85, size: 0.8 }],
    ],
  },
  'patatas-bravas': {
    ground: 'lilac',
    vessel: 'clayDish',
    food: [
      ['roastPotato', { count: 34, lie: 'heap', room: 0.86, sway: 180, size: 1.15 }],
      ['poured', { at: [-6, -14], tone: 'salsa', size: 0.92 }],
      ['chopped', { count: 30, room: 0.75, sway: 180 }],
      ['parsley', { at: [0, -20], size: 1.1 }],
    ],
  },
  'roasted-sweet-potatoes': {
    ground: 'slate',
    vessel: 'sheet',
    food: [
      ['bakedPotato', { at: [-220, -160], turn: -10, size: 1.06, tone: 'sweetClosed' }],
      ['bakedPotato', { at: [-200, 130], turn: 8, size: 1.06, tone: 'sweetClosed' }],
      ['bakedPotato', { at: [236, 0], turn: -62, size: 1.2, tone: 'sweetOpen' }],
    ],
  },
  'candied-sweet-potatoes': {
    ground: 'mist',
    vessel: 'darkBowl',
    under: [['chopsticks', { at: [470, 60], turn: 76 }]],
    food: [
      ['sweetChunk', { count: 26, lie: 'heap', room: 0.8, sway: 180, size: 1.2 }],
      ['sesame', { count: 44, room: 0.85, sway: 180, size: 1.2, tone: 'black' }],
    ],
  },
  'sweet-potato-hash': {
    ground: 'oat',
    vessel: 'pan',
    food: [
      ['cube', { count: 62, lie: 'heap', room: 0.92, sway: 180, size: 1.05, tone: 'sweet' }],
      ['pepperPiece', { count: 13, room: 0.85, sway: 180, size: 0.9, tone: 'red' }],
      ['bean', { count: 26, room: 0.85, sway: 180 }],
      ['avocadoSlice', { at: [-60, -30], turn: -30 }],
      ['avocadoSlice', { at: [-10, 16], turn: -24 }],
      ['avocadoSlice', { at: [40, 62], turn: -18 }],
      ['parsley', { count: 5, room: 0.75, sway: 180, size: 0.8, tone: 'cilantro' }],
    ],
  },
  'crispy-gnocchi-tomatoes': {
    ground: 'blush',
    vessel: 'bowl',
    under: [['fork', { at: [470, 60], turn: 84 }]],
    food: [
      ['gnocco', { count: 58, lie: 'heap', room: 0.86, sway: 180, size: 1.2 }],
      ['tomato', { count: 13, room: 0.8, sway: 180 }],
      ['chopped', { count: 20, room: 0.8, sway: 180, size: 1.7, tone: 'parmesan' }],
      ['leaf', { count: 6, room: 0.7, sway: 180 }],
    ],
  },
  'country-style-potatoes': {
    ground: 'sea',
    vessel: 'enamelBowl',
    food: [
      ['wedge', { count: 34, lie: 'heap', room: 0.84, sway: 180, size: 1.16 }],
      ['chopped', { count: 34, room: 0.8, sway: 180 }],
      ['dill', { at: [-40, 20], turn: -30, size: 1.1 }],
      ['dip', { at: [440, 246], tone: 'garlic-blue' }],
    ],
  },
  'aloo-tikki': {
    ground: 'sand',
    vessel: 'brass',
    food: [
      ['patty', { count: 6, lie: 'ring', room: 0.7, sway: 180 }],
      ['dip', { tone: 'tamarind', size: 0.86 }],
      ['parsley', { count: 9, lie: 'ring', room: 0.72, sway: 180, size: 0.62, tone: 'cilantro' }],
      ['onion', { count: 5, lie: 'ring', room: 0.98, size: 0.7 }],
    ],
  },
};
