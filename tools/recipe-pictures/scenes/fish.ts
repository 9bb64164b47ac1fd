import type { Scene } from '../render-scene.ts';

export const fish: Record<string, Scene> = {
  'lemon-dill-salmon': {
    background: 'sea',
    vessel: 'platter',
    items: [
      ['salmon', { count: 4, columns: 2, area: [0.96, 0.86], angle: -8, jitter: 5, size: 1.04 }],
      ['citrusSlice', { count: 4, columns: 2, area: [0.96, 0.86], jitter: 180 }],
      ['dill', { count: 4, columns: 2, area: [0.84, 0.8], angle: -30, jitter: 40, size: 1.15 }],
      ['citrusWedge', { at: [430, 20], angle: -80 }],
    ],
  },
  'fish-and-chips': {
    background: 'mist',
    vessel: 'platter',
    items: [
      ['thickChip', { count: 30, at: [-210, 10], layout: 'heap', area: [0.5, 0.82], angle: 20, jitter: 60, size: 1.1 }],
      ['mound', { at: [330, 60], kind: 'peas', size: 0.82 }],
      ['battered', { at: [40, -90], angle: -14, size: 1.2 }],
      ['battered', { at: [110, 70], angle: -8, size: 1.2 }],
      ['citrusWedge', { at: [346, -110], angle: -20, size: 1.15 }],
      ['dip', { at: [-430, 270], kind: 'garlic-blue' }],
    ],
  },
  'shrimp-tacos-lime-slaw': {
    background: 'sea',
    vessel: 'board',
    items: [
      ['shrimpTaco', { at: [-290, 0], angle: 82, size: 1.5 }],
      ['shrimpTaco', { at: [-40, 0], angle: 80, size: 1.5 }],
      ['shrimpTaco', { at: [210, 0], angle: 84, size: 1.5 }],
      ['citrusWedge', { at: [390, 190], angle: -30, kind: 'lime', size: 1.1 }],
      ['citrusWedge', { at: [380, -210], angle: 40, kind: 'lime', size: 1.1 }],
    ],
  },
  'coconut-shrimp': {
    background: 'blush',
    vessel: 'blueTray',
    items: [
      ['shrimp', { count: 11, at: [-110, 0], columns: 4, area: [0.78, 0.96], jitter: 40, size: 1.25 }],
      ['dip', { at: [320, -60], kind: 'mango', size: 1.15 }],
      ['coconut', { count: 50, at: [-110, 0], area: 0.85, jitter: 180, size: 1.1 }],
      ['citrusWedge', { at: [330, 140], angle: -14, kind: 'lime', size: 1.15 }],
    ],
  },
  'cod-tomatoes-olives': {
    background: 'oat',
    vessel: 'casserole',
    items: [
      ['pool', { at: [-170, 0], kind: 'tomato', size: 1.22 }],
      ['pool', { at: [170, 0], kind: 'tomato', size: 1.22 }],
      ['whiteFish', { at: [-170, -90], angle: -10, size: 1.02 }],
      ['whiteFish', { at: [180, -60], angle: 14, size: 1.02 }],
      ['whiteFish', { at: [0, 120], angle: -4, size: 1.02 }],
      ['tomato', { count: 16, area: [1, 1] }],
      ['olive', { count: 17, area: [0.98, 0.98], jitter: 180, size: 1.1 }],
      ['parsley', { count: 8, area: 0.85, jitter: 180, size: 0.9 }],
    ],
  },
  'salt-pepper-squid': {
    background: 'slate',
    vessel: 'stonePlatter',
    items: [
      ['squidCurl', { count: 22, layout: 'heap', area: [0.82, 0.86], jitter: 180, size: 1.25 }],
      ['chiliRing', { count: 16, area: 0.85, size: 1.1 }],
      ['scallionRing', { count: 14, area: 0.85 }],
      ['citrusWedge', { at: [370, 90], angle: -40, kind: 'lime', size: 1.2 }],
      ['chopped', { count: 40, area: 0.85, kind: 'pepper' }],
    ],
  },
  'miso-marinated-salmon': {
    background: 'sand',
    vessel: 'blueTray',
    underlay: [['chopsticks', { at: [0, 368], angle: -2 }]],
    items: [
      ['salmon', { at: [-170, -90], angle: -8, size: 1.35, kind: 'glazed' }],
      ['salmon', { at: [-110, 80], angle: -4, size: 1.35, kind: 'glazed' }],
      ['mound', { at: [330, -40], kind: 'daikon', size: 0.66 }],
      ['citrusSlice', { at: [340, 130], kind: 'lime', size: 1.25 }],
    ],
  },
};
