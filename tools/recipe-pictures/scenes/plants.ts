import type { Scene } from '../render-scene.ts';

/** Legumes, tofu, eggs and cheese. */
export const plants: Record<string, Scene> = {
  'garam-masala-chickpeas': {
    background: 'blush',
    vessel: 'darkBowl',
    items: [
      ['chickpea', { count: 150, area: 0.98, jitter: 180, size: 1.5 }],
      ['chopped', { count: 44, area: 0.95, kind: 'chili', jitter: 180, size: 0.5 }],
      ['parsley', { at: [20, -10], size: 1.3, kind: 'cilantro' }],
    ],
  },
  'crispy-sesame-tofu': {
    background: 'sand',
    vessel: 'blueBowl',
    underlay: [['chopsticks', { at: [480, 40], angle: 76 }]],
    items: [
      ['tofu', { count: 26, layout: 'heap', area: 0.84, jitter: 40, kind: 'glazed', size: 1.2 }],
      ['sesame', { count: 60, area: 0.88, jitter: 180, size: 1.35 }],
      ['scallionRing', { count: 24, area: 0.8, size: 1.1 }],
    ],
  },
  'tteokbokki-skewers': {
    background: 'sage',
    vessel: 'tray',
    items: [
      ['skewer', { count: 3, columns: 1, area: [0.8, 1.2], angle: -4, jitter: 3, kind: 'tteok', size: 1.12 }],
      ['sesame', { count: 50, area: [0.8, 0.9], jitter: 180, size: 1.2 }],
      ['scallionRing', { count: 12, area: [0.75, 0.85] }],
    ],
  },
  'halloumi-vegetable-skewers': {
    background: 'blush',
    vessel: 'stonePlatter',
    items: [
      ['skewer', { count: 4, columns: 1, area: [0.7, 1.06], angle: -5, jitter: 3, kind: 'halloumi', size: 1.24 }],
      ['leaf', { count: 5, area: [0.8, 0.85], jitter: 180, kind: 'mint' }],
      ['citrusWedge', { at: [400, 80], angle: -50 }],
    ],
  },
  'tandoori-paneer-tikka': {
    background: 'sand',
    vessel: 'darkTray',
    items: [
      ['skewer', { count: 4, at: [-110, 0], columns: 1, area: [0.7, 1.06], angle: 4, jitter: 3, kind: 'paneer', size: 1.08 }],
      ['dip', { at: [340, -70], kind: 'mint', size: 1.1 }],
      ['citrusWedge', { at: [350, 130], angle: -20, size: 1.1 }],
      ['parsley', { count: 6, at: [-110, 0], area: [0.7, 0.9], jitter: 180, size: 0.85, kind: 'cilantro' }],
    ],
  },
  'spinach-egg-cups': {
    background: 'sea',
    vessel: 'plate',
    underlay: [['napkin', { at: [-430, 120], angle: 16, kind: 'cream' }]],
    items: [
      ['eggCup', { count: 5, layout: 'ring', area: 0.68, jitter: 180, size: 1.15 }],
      ['eggCup', { kind: 'spinach', size: 1.2 }],
      ['leaf', { count: 3, layout: 'ring', area: 1, jitter: 180 }],
    ],
  },
  'baked-camembert-honey': {
    background: 'slate',
    vessel: 'board',
    items: [
      ['slice', { count: 4, at: [320, -20], columns: 1, area: [0.2, 0.92], angle: -24, jitter: 10, size: 1.3 }],
      ['cheeseBox', { at: [-110, 0] }],
      ['camembert', { at: [-110, 0], size: 1.22 }],
      ['drizzle', { at: [-110, 0], kind: 'honey', size: 0.74, angle: 16 }],
      ['rosemary', { at: [-110, 40], angle: -30, size: 1.1 }],
      ['rosemary', { at: [-430, 230], angle: 14 }],
      ['walnut', { at: [-380, -240] }],
      ['walnut', { at: [-440, -180] }],
    ],
  },
  'sweet-spicy-tofu': {
    background: 'mist',
    vessel: 'plate',
    items: [
      ['tofu', { count: 24, layout: 'heap', area: 0.8, jitter: 40, kind: 'spicy', size: 1.24 }],
      ['sesame', { count: 46, area: 0.85, jitter: 180, size: 1.25 }],
      ['chopped', { count: 34, area: 0.8, jitter: 180, kind: 'nuts', size: 1.2 }],
      ['scallionRing', { count: 8, area: 0.7 }],
    ],
  },
  'salt-pepper-tofu': {
    background: 'blush',
    vessel: 'bluePlate',
    underlay: [['chopsticks', { at: [490, 40], angle: 78 }]],
    items: [
      ['tofu', { count: 27, layout: 'heap', area: 0.82, jitter: 40, size: 1.18 }],
      ['garlic', { count: 12, area: 0.78, jitter: 180 }],
      ['chiliRing', { count: 15, area: 0.8, size: 1.1 }],
      ['scallionRing', { count: 20, area: 0.8, size: 1.05 }],
    ],
  },
  granola: {
    background: 'mist',
    vessel: 'table',
    items: [
      ['napkin', { at: [-380, 60], angle: -10, kind: 'sage', size: 1.2 }],
      ['jar', { at: [-300, -90], size: 1.34 }],
      ['granolaBowl', { at: [190, 60], size: 1.5 }],
      ['crumble', { count: 60, at: [130, 40], layout: 'heap', area: [0.42, 0.62], jitter: 180, size: 1.4, kind: 'granola' }],
      ['almond', { count: 12, at: [130, 40], area: [0.4, 0.6], jitter: 180, size: 0.95 }],
      ['berry', { count: 13, at: [130, 40], area: [0.4, 0.6], kind: 'cranberry', size: 0.8 }],
    ],
  },
};
