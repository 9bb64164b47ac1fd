import type { Scene } from '../render-scene.ts';

/** Legumes, tofu, eggs and cheese. */
export const plants: Record<string, Scene> = {
  'garam-masala-chickpeas': {
    ground: 'blush',
    vessel: 'darkBowl',
    food: [
      ['chickpea', { count: 150, room: 0.98, sway: 180, size: 1.5 }],
      ['chopped', { count: 44, room: 0.95, tone: 'chili', sway: 180, size: 0.5 }],
      ['parsley', { at: [20, -10], size: 1.3, tone: 'cilantro' }],
    ],
  },
  'crispy-sesame-tofu': {
    ground: 'sand',
    vessel: 'blueBowl',
    under: [['chopsticks', { at: [480, 40], turn: 76 }]],
    food: [
      ['tofu', { count: 26, lie: 'heap', room: 0.84, sway: 40, tone: 'glazed', size: 1.2 }],
      ['sesame', { count: 60, room: 0.88, sway: 180, size: 1.35 }],
      ['scallionRing', { count: 24, room: 0.8, size: 1.1 }],
    ],
  },
  'tteokbokki-skewers': {
    ground: 'sage',
    vessel: 'tray',
    food: [
      ['skewer', { count: 3, lie: 'rows', columns: 1, room: [0.8, 1.2], turn: -4, sway: 3, tone: 'tteok', size: 1.12 }],
      ['sesame', { count: 50, room: [0.8, 0.9], sway: 180, size: 1.2 }],
      ['scallionRing', { count: 12, room: [0.75, 0.85] }],
    ],
  },
  'halloumi-vegetable-skewers': {
    ground: 'blush',
    vessel: 'stonePlatter',
    food: [
      ['skewer', { count: 4, lie: 'rows', columns: 1, room: [0.7, 1.06], turn: -5, sway: 3, tone: 'halloumi', size: 1.24 }],
      ['leaf', { count: 5, room: [0.8, 0.85], sway: 180, tone: 'mint' }],
      ['citrusWedge', { at: [400, 80], turn: -50 }],
    ],
  },
  'tandoori-paneer-tikka': {
    ground: 'sand',
    vessel: 'darkTray',
    food: [
      [
        'skewer',
        { count: 4, at: [-110, 0], lie: 'rows', columns: 1, room: [0.7, 1.06], turn: 4, sway: 3, tone: 'paneer', size: 1.08 },
      ],
      ['dip', { at: [340, -70], tone: 'mint', size: 1.1 }],
      ['citrusWedge', { at: [350, 130], turn: -20, size: 1.1 }],
      ['parsley', { count: 6, at: [-110, 0], room: [0.7, 0.9], sway: 180, size: 0.85, tone: 'cilantro' }],
    ],
  },
  'spinach-egg-cups': {
    ground: 'sea',
    vessel: 'plate',
    under: [['napkin', { at: [-430, 120], turn: 16, tone: 'cream' }]],
    food: [
      ['eggCup', { count: 5, lie: 'ring', room: 0.68, sway: 180, size: 1.15 }],
      ['eggCup', { tone: 'spinach', size: 1.2 }],
      ['leaf', { count: 3, lie: 'ring', room: 1, sway: 180 }],
    ],
  },
  'baked-camembert-honey': {
    ground: 'slate',
    vessel: 'board',
    food: [
      ['slice', { count: 4, at: [320, -20], lie: 'rows', columns: 1, room: [0.2, 0.92], turn: -24, sway: 10, size: 1.3 }],
      ['cheeseBox', { at: [-110, 0] }],
      ['camembert', { at: [-110, 0], size: 1.22 }],
      ['drizzle', { at: [-110, 0], tone: 'honey', size: 0.74, turn: 16 }],
      ['rosemary', { at: [-110, 40], turn: -30, size: 1.1 }],
      ['rosemary', { at: [-430, 230], turn: 14 }],
      ['walnut', { at: [-380, -240] }],
      ['walnut', { at: [-440, -180] }],
    ],
  },
  'sweet-spicy-tofu': {
    ground: 'mist',
    vessel: 'plate',
    food: [
      ['tofu', { count: 24, lie: 'heap', room: 0.8, sway: 40, tone: 'spicy', size: 1.24 }],
      ['sesame', { count: 46, room: 0.85, sway: 180, size: 1.25 }],
      ['chopped', { count: 34, room: 0.8, sway: 180, tone: 'nuts', size: 1.2 }],
      ['scallionRing', { count: 8, room: 0.7 }],
    ],
  },
  'salt-pepper-tofu': {
    ground: 'blush',
    vessel: 'bluePlate',
    under: [['chopsticks', { at: [490, 40], turn: 78 }]],
    food: [
      ['tofu', { count: 27, lie: 'heap', room: 0.82, sway: 40, size: 1.18 }],
      ['garlic', { count: 12, room: 0.78, sway: 180 }],
      ['chiliRing', { count: 15, room: 0.8, size: 1.1 }],
      ['scallionRing', { count: 20, room: 0.8, size: 1.05 }],
    ],
  },
  granola: {
    ground: 'mist',
    vessel: 'table',
    food: [
      ['napkin', { at: [-380, 60], turn: -10, tone: 'sage', size: 1.2 }],
      ['jar', { at: [-300, -90], size: 1.34 }],
      ['granolaBowl', { at: [190, 60], size: 1.5 }],
      ['crumble', { count: 60, at: [130, 40], lie: 'heap', room: [0.42, 0.62], sway: 180, size: 1.4, tone: 'granola' }],
      ['almond', { count: 12, at: [130, 40], room: [0.4, 0.6], sway: 180, size: 0.95 }],
      ['berry', { count: 13, at: [130, 40], room: [0.4, 0.6], tone: 'cranberry', size: 0.8 }],
    ],
  },
};
