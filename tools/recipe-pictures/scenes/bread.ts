import type { Scene } from '../render-scene.ts';

export const bread: Record<string, Scene> = {
  'croque-monsieur': {
    ground: 'sage',
    vessel: 'plate',
    under: [['fork', { at: [-490, 20], turn: 92 }]],
    food: [
      ['arugula', { count: 22, at: [190, 110], lie: 'heap', room: 0.42, sway: 180, size: 1.2 }],
      ['tomato', { count: 4, at: [190, 120], room: 0.3 }],
      ['croque', { at: [-40, -30], turn: -10, size: 1.7 }],
    ],
  },
  'gruyere-gougeres': {
    ground: 'lilac',
    vessel: 'plate',
    food: [
      ['puff', { count: 7, lie: 'ring', room: 0.82, sway: 180, size: 1.16 }],
      ['puff', { count: 3, lie: 'ring', room: 0.34, sway: 180, size: 1.16 }],
      ['puff', { at: [110, 120], tone: 'open', size: 1.25 }],
      ['thyme', { at: [-280, 190], turn: 40, size: 1.1 }],
    ],
  },
  'soft-pretzel-bites': {
    ground: 'sage',
    vessel: 'woodBowl',
    food: [
      ['paper', { size: 1.04 }],
      ['pretzelBite', { count: 26, lie: 'heap', room: 0.76, sway: 180, size: 1.2 }],
      ['dip', { at: [440, 250], tone: 'mustard', size: 1.1 }],
    ],
  },
  naan: {
    ground: 'slate',
    vessel: 'roundBoard',
    food: [
      ['flatbread', { at: [-80, -100], turn: -30, size: 1.3 }],
      ['flatbread', { at: [110, -60], turn: 24, size: 1.3 }],
      ['flatbread', { at: [0, 70], turn: -6, size: 1.45, tone: 'garlic' }],
      ['parsley', { count: 6, at: [0, 60], room: 0.6, sway: 180, size: 0.8, tone: 'cilantro' }],
      ['dip', { at: [-440, 260], tone: 'butter' }],
    ],
  },
  'yorkshire-puddings': {
    ground: 'oat',
    vessel: 'muffinTin',
    food: [
      ['yorkshire', { count: 6, lie: 'rows', columns: 3, sway: 180, size: 1.34 }],
      ['jug', { at: [470, 330], turn: 20, tone: 'gravy', size: 0.95 }],
    ],
  },
  scones: {
    ground: 'blush',
    vessel: 'bluePlate',
    food: [
      ['scone', { count: 4, lie: 'ring', room: 0.72, sway: 40, size: 1.22 }],
      ['sconeHalf', { at: [-20, 10], size: 1.3 }],
      ['dip', { at: [430, -250], tone: 'berry' }],
      ['dip', { at: [450, 240], tone: 'cream-blue' }],
    ],
  },
  'margherita-pizzettes': {
    ground: 'sage',
    vessel: 'sheet',
    food: [
      ['pizza', { at: [-240, -20], size: 0.9 }],
      ['pizza', { at: [250, 20], size: 0.9 }],
      ['leaf', { count: 5, at: [-240, -20], room: [0.36, 0.5], sway: 180, size: 1.25 }],
      ['leaf', { count: 5, at: [250, 20], room: [0.36, 0.5], sway: 180, size: 1.25 }],
    ],
  },
  'rosemary-focaccia': {
    ground: 'sea',
    vessel: 'roundBoard',
    food: [
      ['focaccia', { size: 1.14 }],
      ['rosemary', { count: 9, room: 0.75, sway: 180, size: 0.62 }],
      ['chopped', { count: 60, room: 0.9, tone: 'salt', size: 1.2 }],
    ],
  },
  'mushroom-zapiekanka': {
    ground: 'sage',
    vessel: 'board',
    food: [
      ['baguette', { at: [-50, -130], turn: -5, size: 1.16 }],
      ['baguette', { at: [-20, 130], turn: -5, size: 1.16 }],
      ['scallionRing', { count: 14, at: [-50, -130], room: [0.9, 0.2] }],
      ['scallionRing', { count: 14, at: [-20, 130], room: [0.9, 0.2] }],
    ],
  },
};
