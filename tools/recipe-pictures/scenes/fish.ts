import type { Scene } from '../render-scene.ts';

export const fish: Record<string, Scene> = {
  'lemon-dill-salmon': {
    ground: 'sea',
    vessel: 'platter',
    food: [
      ['salmon', { count: 4, lie: 'rows', columns: 2, room: [0.96, 0.86], turn: -8, sway: 5, size: 1.04 }],
      ['citrusSlice', { count: 4, lie: 'rows', columns: 2, room: [0.96, 0.86], sway: 180 }],
      ['dill', { count: 4, lie: 'rows', columns: 2, room: [0.84, 0.8], turn: -30, sway: 40, size: 1.15 }],
      ['citrusWedge', { at: [430, 20], turn: -80 }],
    ],
  },
  'fish-and-chips': {
    ground: 'mist',
    vessel: 'platter',
    food: [
      ['thickChip', { count: 30, at: [-210, 10], lie: 'heap', room: [0.5, 0.82], turn: 20, sway: 60, size: 1.1 }],
      ['mound', { at: [330, 60], tone: 'peas', size: 0.82 }],
      ['battered', { at: [40, -90], turn: -14, size: 1.2 }],
      ['battered', { at: [110, 70], turn: -8, size: 1.2 }],
      ['citrusWedge', { at: [346, -110], turn: -20, size: 1.15 }],
      ['dip', { at: [-430, 270], tone: 'garlic-blue' }],
    ],
  },
  'shrimp-tacos-lime-slaw': {
    ground: 'sea',
    vessel: 'board',
    food: [
      ['shrimpTaco', { at: [-290, 0], turn: 82, size: 1.5 }],
      ['shrimpTaco', { at: [-40, 0], turn: 80, size: 1.5 }],
      ['shrimpTaco', { at: [210, 0], turn: 84, size: 1.5 }],
      ['citrusWedge', { at: [390, 190], turn: -30, tone: 'lime', size: 1.1 }],
      ['citrusWedge', { at: [380, -210], turn: 40, tone: 'lime', size: 1.1 }],
    ],
  },
  'coconut-shrimp': {
    ground: 'blush',
    vessel: 'blueTray',
    food: [
      ['shrimp', { count: 11, at: [-110, 0], lie: 'rows', columns: 4, room: [0.78, 0.96], sway: 40, size: 1.25 }],
      ['dip', { at: [320, -60], tone: 'mango', size: 1.15 }],
      ['coconut', { count: 50, at: [-110, 0], room: 0.85, sway: 180, size: 1.1 }],
      ['citrusWedge', { at: [330, 140], turn: -14, tone: 'lime', size: 1.15 }],
    ],
  },
  'cod-tomatoes-olives': {
    ground: 'oat',
    vessel: 'casserole',
    food: [
      ['pool', { at: [-170, 0], tone: 'tomato', size: 1.22 }],
      ['pool', { at: [170, 0], tone: 'tomato', size: 1.22 }],
      ['whiteFish', { at: [-170, -90], turn: -10, size: 1.02 }],
      ['whiteFish', { at: [180, -60], turn: 14, size: 1.02 }],
      ['whiteFish', { at: [0, 120], turn: -4, size: 1.02 }],
      ['tomato', { count: 16, room: [1, 1] }],
      ['olive', { count: 17, room: [0.98, 0.98], sway: 180, size: 1.1 }],
      ['parsley', { count: 8, room: 0.85, sway: 180, size: 0.9 }],
    ],
  },
  'salt-pepper-squid': {
    ground: 'slate',
    vessel: 'stonePlatter',
    food: [
      ['squidCurl', { count: 22, lie: 'heap', room: [0.82, 0.86], sway: 180, size: 1.25 }],
      ['chiliRing', { count: 16, room: 0.85, size: 1.1 }],
      ['scallionRing', { count: 14, room: 0.85 }],
      ['citrusWedge', { at: [370, 90], turn: -40, tone: 'lime', size: 1.2 }],
      ['chopped', { count: 40, room: 0.85, tone: 'pepper' }],
    ],
  },
  'miso-marinated-salmon': {
    ground: 'sand',
    vessel: 'blueTray',
    under: [['chopsticks', { at: [0, 368], turn: -2 }]],
    food: [
      ['salmon', { at: [-170, -90], turn: -8, size: 1.35, tone: 'glazed' }],
      ['salmon', { at: [-110, 80], turn: -4, size: 1.35, tone: 'glazed' }],
      ['mound', { at: [330, -40], tone: 'daikon', size: 0.66 }],
      ['citrusSlice', { at: [340, 130], tone: 'lime', size: 1.25 }],
    ],
  },
};
