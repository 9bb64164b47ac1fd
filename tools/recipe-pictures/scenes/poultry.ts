import type { Scene } from '../render-scene.ts';

export const poultry: Record<string, Scene> = {
  'buffalo-wings': {
    background: 'mist',
    vessel: 'platter',
    items: [
      ['celery', { count: 5, at: [330, 90], columns: 1, area: [0.2, 0.42], angle: -58, jitter: 8 }],
      ['wing', { count: 17, at: [-90, 0], layout: 'heap', area: [0.78, 0.9], jitter: 180, kind: 'spicy', size: 1.16 }],
      ['chopped', { count: 20, at: [-90, 0], area: 0.85, jitter: 180 }],
      ['dip', { at: [330, -70], kind: 'garlic-blue', size: 1.05 }],
    ],
  },
  'rotisserie-style-chicken': {
    background: 'sage',
    vessel: 'roundBoard',
    items: [
      ['thyme', { at: [-210, 190], angle: 30, size: 1.4 }],
      ['thyme', { at: [-150, 240], angle: 12, size: 1.4 }],
      ['wholeChicken', { angle: -24, size: 1.3, at: [0, -14] }],
      ['citrusSlice', { at: [246, 176], size: 1.3 }],
      ['citrusSlice', { at: [158, 256], size: 1.3 }],
      ['thyme', { at: [-40, -20], angle: -40, size: 1 }],
      ['rosemary', { at: [-250, -170], angle: -40, size: 1.1 }],
    ],
  },
  'chicken-karaage': {
    background: 'mist',
    vessel: 'darkBowl',
    underlay: [['chopsticks', { at: [470, 40], angle: 76 }]],
    items: [
      ['lettuce', { count: 9, at: [-90, -90], area: 0.7, jitter: 180, kind: 'cabbage' }],
      ['friedChicken', { count: 17, at: [20, 26], layout: 'heap', area: 0.76, jitter: 180, size: 1.32 }],
      ['citrusWedge', { at: [-150, 166], angle: 24, size: 1.15 }],
      ['sesame', { count: 26, area: 0.75, jitter: 180 }],
    ],
  },
  'chicken-satay': {
    background: 'sea',
    vessel: 'tray',
    items: [
      ['skewer', { count: 5, at: [-130, 0], columns: 1, area: [0.7, 1.1], angle: -5, jitter: 3, kind: 'satay', size: 1.02 }],
      ['dip', { at: [330, -90], kind: 'peanut-clay', size: 1.1 }],
      ['cucumber', { count: 6, at: [330, 120], layout: 'fan', area: [0.22, 0.2], jitter: 40 }],
      ['chiliRing', { count: 8, at: [-130, 0], area: 0.8 }],
      ['parsley', { count: 5, at: [-130, 0], area: [0.7, 0.8], jitter: 180, size: 0.8, kind: 'cilantro' }],
    ],
  },
  'tandoori-chicken-legs': {
    background: 'oat',
    vessel: 'platter',
    items: [
      ['lettuce', { count: 8, layout: 'ring', area: [0.92, 0.86], jitter: 180 }],
      ['drumstick', { count: 5, layout: 'fan', area: [0.72, 0.05], angle: 62, jitter: 8, kind: 'tandoori', size: 1.12 }],
      ['onion', { count: 9, area: [0.85, 0.7], jitter: 180, size: 1.1 }],
      ['citrusWedge', { at: [-350, 120], angle: 40, size: 1.1 }],
      ['citrusWedge', { at: [352, -110], angle: -130, size: 1.1 }],
      ['parsley', { count: 9, area: 0.8, jitter: 180, size: 0.8, kind: 'cilantro' }],
    ],
  },
  'turkey-breast-brussels-sprouts': {
    background: 'sage',
    vessel: 'stonePlatter',
    items: [
      ['sprout', { count: 22, at: [236, 0], layout: 'heap', area: [0.42, 0.9], jitter: 180, size: 1.15 }],
      ['slicedBreast', { at: [-140, -66], angle: 6, size: 1.4 }],
      ['slicedBreast', { at: [-130, 104], angle: 0, size: 1.25 }],
      ['thyme', { at: [-150, 20], angle: -8, size: 1.4 }],
      ['thyme', { at: [-30, -170], angle: 20, size: 1.1 }],
    ],
  },
  'chicken-thighs-broccoli-potatoes': {
    background: 'blush',
    vessel: 'twoBaskets',
    items: [
      ['thigh', { count: 4, at: [-275, -40], columns: 1, area: [0.9, 1.05], jitter: 14, size: 1.24, angle: -8 }],
      ['thyme', { count: 3, at: [-275, -40], area: [0.5, 0.8], jitter: 60 }],
      ['halfPotato', { count: 9, at: [275, 70], layout: 'heap', area: [0.9, 0.64], jitter: 60 }],
      ['broccoli', { count: 9, at: [275, -180], layout: 'heap', area: [0.9, 0.5], jitter: 50, size: 1.12 }],
    ],
  },
  'salt-grilled-wings': {
    background: 'slate',
    vessel: 'blueTray',
    underlay: [['chopsticks', { at: [0, 360], angle: -2 }]],
    items: [
      ['wing', { count: 8, at: [-60, 0], columns: 8, area: [0.84, 0.4], angle: -62, jitter: 5, kind: 'roast', size: 1.5 }],
      ['citrusWedge', { at: [380, 60], angle: 20, size: 1.2 }],
      ['citrusWedge', { at: [386, -40], angle: 30, size: 1.2 }],
      ['chopped', { count: 50, at: [-60, 0], area: 0.9, kind: 'salt' }],
    ],
  },
  'honey-soy-wings': {
    background: 'oat',
    vessel: 'bluePlate',
    underlay: [['chopsticks', { at: [480, 60], angle: 76 }]],
    items: [
      ['wing', { count: 12, layout: 'heap', area: 0.76, jitter: 180, kind: 'glazed', size: 1.4 }],
      ['sesame', { count: 46, area: 0.85, jitter: 180, size: 1.2 }],
      ['citrusSlice', { at: [-250, 150], size: 1 }],
      ['citrusSlice', { at: [-210, 220], size: 1 }],
      ['scallionRing', { count: 10, area: 0.7 }],
    ],
  },
  'red-bean-curd-wings': {
    background: 'sea',
    vessel: 'rosePlate',
    items: [
      ['cucumber', { count: 11, layout: 'ring', area: 0.94, jitter: 180 }],
      ['wing', { count: 10, layout: 'heap', area: 0.62, jitter: 180, kind: 'dark', size: 1.4 }],
      ['chopped', { count: 24, area: 0.7, kind: 'salt' }],
      ['citrusWedge', { at: [200, 196], angle: -30, size: 1.15 }],
    ],
  },
  'chicken-zucchini-patties': {
    background: 'blush',
    vessel: 'plate',
    underlay: [['fork', { at: [480, 20], angle: 86 }]],
    items: [
      ['cucumber', { count: 9, at: [150, -130], layout: 'heap', area: [0.4, 0.36], jitter: 90, size: 1.1 }],
      ['cutlet', { count: 5, at: [-30, 60], layout: 'heap', area: 0.6, jitter: 60, size: 1.1 }],
      ['dill', { at: [-60, 10], angle: 30, size: 1.3 }],
      ['dill', { at: [-170, 190], angle: -24, size: 1.2 }],
    ],
  },
};
