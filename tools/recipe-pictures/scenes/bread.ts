import type { Scene } from '../render-scene.ts';

export const bread: Record<string, Scene> = {
  'croque-monsieur': {
    background: 'sage',
    vessel: 'plate',
    underlay: [['fork', { at: [-490, 20], angle: 92 }]],
    items: [
      ['arugula', { count: 22, at: [190, 110], layout: 'heap', area: 0.42, jitter: 180, size: 1.2 }],
      ['tomato', { count: 4, at: [190, 120], area: 0.3 }],
      ['croque', { at: [-40, -30], angle: -10, size: 1.7 }],
    ],
  },
  'gruyere-gougeres': {
    background: 'lilac',
    vessel: 'plate',
    items: [
      ['puff', { count: 7, layout: 'ring', area: 0.82, jitter: 180, size: 1.16 }],
      ['puff', { count: 3, layout: 'ring', area: 0.34, jitter: 180, size: 1.16 }],
      ['puff', { at: [110, 120], kind: 'open', size: 1.25 }],
      ['thyme', { at: [-280, 190], angle: 40, size: 1.1 }],
    ],
  },
  'soft-pretzel-bites': {
    background: 'sage',
    vessel: 'woodBowl',
    items: [
      ['paper', { size: 1.04 }],
      ['pretzelBite', { count: 26, layout: 'heap', area: 0.76, jitter: 180, size: 1.2 }],
      ['dip', { at: [440, 250], kind: 'mustard', size: 1.1 }],
    ],
  },
  naan: {
    background: 'slate',
    vessel: 'roundBoard',
    items: [
      ['flatbread', { at: [-80, -100], angle: -30, size: 1.3 }],
      ['flatbread', { at: [110, -60], angle: 24, size: 1.3 }],
      ['flatbread', { at: [0, 70], angle: -6, size: 1.45, kind: 'garlic' }],
      ['parsley', { count: 6, at: [0, 60], area: 0.6, jitter: 180, size: 0.8, kind: 'cilantro' }],
      ['dip', { at: [-440, 260], kind: 'butter' }],
    ],
  },
  'yorkshire-puddings': {
    background: 'oat',
    vessel: 'muffinTin',
    items: [
      ['yorkshire', { count: 6, columns: 3, jitter: 180, size: 1.34 }],
      ['jug', { at: [470, 330], angle: 20, kind: 'gravy', size: 0.95 }],
    ],
  },
  scones: {
    background: 'blush',
    vessel: 'bluePlate',
    items: [
      ['scone', { count: 4, layout: 'ring', area: 0.72, jitter: 40, size: 1.22 }],
      ['sconeHalf', { at: [-20, 10], size: 1.3 }],
      ['dip', { at: [430, -250], kind: 'berry' }],
      ['dip', { at: [450, 240], kind: 'cream-blue' }],
    ],
  },
  'margherita-pizzettes': {
    background: 'sage',
    vessel: 'sheet',
    items: [
      ['pizza', { at: [-240, -20], size: 0.9 }],
      ['pizza', { at: [250, 20], size: 0.9 }],
      ['leaf', { count: 5, at: [-240, -20], area: [0.36, 0.5], jitter: 180, size: 1.25 }],
      ['leaf', { count: 5, at: [250, 20], area: [0.36, 0.5], jitter: 180, size: 1.25 }],
    ],
  },
  'rosemary-focaccia': {
    background: 'sea',
    vessel: 'roundBoard',
    items: [
      ['focaccia', { size: 1.14 }],
      ['rosemary', { count: 9, area: 0.75, jitter: 180, size: 0.62 }],
      ['chopped', { count: 60, area: 0.9, kind: 'salt', size: 1.2 }],
    ],
  },
  'mushroom-zapiekanka': {
    background: 'sage',
    vessel: 'board',
    items: [
      ['baguette', { at: [-50, -130], angle: -5, size: 1.16 }],
      ['baguette', { at: [-20, 130], angle: -5, size: 1.16 }],
      ['scallionRing', { count: 14, at: [-50, -130], area: [0.9, 0.2] }],
      ['scallionRing', { count: 14, at: [-20, 130], area: [0.9, 0.2] }],
    ],
  },
};
