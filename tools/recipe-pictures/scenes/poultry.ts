import type { Scene } from '../render-scene.ts';

export const poultry: Record<string, Scene> = {
  'buffalo-wings': {
    ground: 'mist',
    vessel: 'platter',
    food: [
      ['celery', { count: 5, at: [330, 90], lie: 'rows', columns: 1, room: [0.2, 0.42], turn: -58, sway: 8 }],
      ['wing', { count: 17, at: [-90, 0], lie: 'heap', room: [0.78, 0.9], sway: 180, tone: 'spicy', size: 1.16 }],
      ['chopped', { count: 20, at: [-90, 0], room: 0.85, sway: 180 }],
      ['dip', { at: [330, -70], tone: 'garlic-blue', size: 1.05 }],
    ],
  },
  'rotisserie-style-chicken': {
    ground: 'sage',
    vessel: 'roundBoard',
    food: [
      ['thyme', { at: [-210, 190], turn: 30, size: 1.4 }],
      ['thyme', { at: [-150, 240], turn: 12, size: 1.4 }],
      ['wholeChicken', { turn: -24, size: 1.3, at: [0, -14] }],
      ['citrusSlice', { at: [246, 176], size: 1.3 }],
      ['citrusSlice', { at: [158, 256], size: 1.3 }],
      ['thyme', { at: [-40, -20], turn: -40, size: 1 }],
      ['rosemary', { at: [-250, -170], turn: -40, size: 1.1 }],
    ],
  },
  'chicken-karaage': {
    ground: 'mist',
    vessel: 'darkBowl',
    under: [['chopsticks', { at: [470, 40], turn: 76 }]],
    food: [
      ['lettuce', { count: 9, at: [-90, -90], room: 0.7, sway: 180, tone: 'cabbage' }],
      ['craggy', { count: 17, at: [20, 26], lie: 'heap', room: 0.76, sway: 180, size: 1.32 }],
      ['citrusWedge', { at: [-150, 166], turn: 24, size: 1.15 }],
      ['sesame', { count: 26, room: 0.75, sway: 180 }],
    ],
  },
  'chicken-satay': {
    ground: 'sea',
    vessel: 'tray',
    food: [
      [
        'skewer',
        { count: 5, at: [-130, 0], lie: 'rows', columns: 1, room: [0.7, 1.1], turn: -5, sway: 3, tone: 'satay', size: 1.02 },
      ],
      ['dip', { at: [330, -90], tone: 'peanut-clay', size: 1.1 }],
      ['cucumber', { count: 6, at: [330, 120], lie: 'fan', room: [0.22, 0.2], sway: 40 }],
      ['chiliRing', { count: 8, at: [-130, 0], room: 0.8 }],
      ['parsley', { count: 5, at: [-130, 0], room: [0.7, 0.8], sway: 180, size: 0.8, tone: 'cilantro' }],
    ],
  },
  'tandoori-chicken-legs': {
    ground: 'oat',
    vessel: 'platter',
    food: [
      ['lettuce', { count: 8, lie: 'ring', room: [0.92, 0.86], sway: 180 }],
      ['drumstick', { count: 5, lie: 'fan', room: [0.72, 0.05], turn: 62, sway: 8, tone: 'tandoori', size: 1.12 }],
      ['onion', { count: 9, room: [0.85, 0.7], sway: 180, size: 1.1 }],
      ['citrusWedge', { at: [-350, 120], turn: 40, size: 1.1 }],
      ['citrusWedge', { at: [352, -110], turn: -130, size: 1.1 }],
      ['parsley', { count: 9, room: 0.8, sway: 180, size: 0.8, tone: 'cilantro' }],
    ],
  },
  'turkey-breast-brussels-sprouts': {
    ground: 'sage',
    vessel: 'stonePlatter',
    food: [
      ['sprout', { count: 22, at: [236, 0], lie: 'heap', room: [0.42, 0.9], sway: 180, size: 1.15 }],
      ['slicedBreast', { at: [-140, -66], turn: 6, size: 1.4 }],
      ['slicedBreast', { at: [-130, 104], turn: 0, size: 1.25 }],
      ['thyme', { at: [-150, 20], turn: -8, size: 1.4 }],
      ['thyme', { at: [-30, -170], turn: 20, size: 1.1 }],
    ],
  },
  'chicken-thighs-broccoli-potatoes': {
    ground: 'blush',
    vessel: 'twoBaskets',
    food: [
      ['thigh', { count: 4, at: [-275, -40], lie: 'rows', columns: 1, room: [0.9, 1.05], sway: 14, size: 1.24, turn: -8 }],
      ['thyme', { count: 3, at: [-275, -40], room: [0.5, 0.8], sway: 60 }],
      ['halfPotato', { count: 9, at: [275, 70], lie: 'heap', room: [0.9, 0.64], sway: 60 }],
      ['broccoli', { count: 9, at: [275, -180], lie: 'heap', room: [0.9, 0.5], sway: 50, size: 1.12 }],
    ],
  },
  'salt-grilled-wings': {
    ground: 'slate',
    vessel: 'blueTray',
    under: [['chopsticks', { at: [0, 360], turn: -2 }]],
    food: [
      [
        'wing',
        { count: 8, at: [-60, 0], lie: 'rows', columns: 8, room: [0.84, 0.4], turn: -62, sway: 5, tone: 'roast', size: 1.5 },
      ],
      ['citrusWedge', { at: [380, 60], turn: 20, size: 1.2 }],
      ['citrusWedge', { at: [386, -40], turn: 30, size: 1.2 }],
      ['chopped', { count: 50, at: [-60, 0], room: 0.9, tone: 'salt' }],
    ],
  },
  'honey-soy-wings': {
    ground: 'oat',
    vessel: 'bluePlate',
    under: [['chopsticks', { at: [480, 60], turn: 76 }]],
    food: [
      ['wing', { count: 12, lie: 'heap', room: 0.76, sway: 180, tone: 'glazed', size: 1.4 }],
      ['sesame', { count: 46, room: 0.85, sway: 180, size: 1.2 }],
      ['citrusSlice', { at: [-250, 150], size: 1 }],
      ['citrusSlice', { at: [-210, 220], size: 1 }],
      ['scallionRing', { count: 10, room: 0.7 }],
    ],
  },
  'red-bean-curd-wings': {
    ground: 'sea',
    vessel: 'rosePlate',
    food: [
      ['cucumber', { count: 11, lie: 'ring', room: 0.94, sway: 180 }],
      ['wing', { count: 10, lie: 'heap', room: 0.62, sway: 180, tone: 'dark', size: 1.4 }],
      ['chopped', { count: 24, room: 0.7, tone: 'salt' }],
      ['citrusWedge', { at: [200, 196], turn: -30, size: 1.15 }],
    ],
  },
  'chicken-zucchini-patties': {
    ground: 'blush',
    vessel: 'plate',
    under: [['fork', { at: [480, 20], turn: 86 }]],
    food: [
      ['cucumber', { count: 9, at: [150, -130], lie: 'heap', room: [0.4, 0.36], sway: 90, size: 1.1 }],
      ['cutlet', { count: 5, at: [-30, 60], lie: 'heap', room: 0.6, sway: 60, size: 1.1 }],
      ['dill', { at: [-60, 10], turn: 30, size: 1.3 }],
      ['dill', { at: [-170, 190], turn: -24, size: 1.2 }],
    ],
  },
};
