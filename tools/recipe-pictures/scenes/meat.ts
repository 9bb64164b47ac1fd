import type { Scene } from '../render-scene.ts';

export const meat: Record<string, Scene> = {
  'char-siu-pork': {
    ground: 'mist',
    vessel: 'darkPlate',
    under: [['chopsticks', { at: [480, 40], turn: 78 }]],
    food: [
      ['mound', { at: [-120, -130], tone: 'rice', size: 1.05 }],
      ['bokChoy', { at: [150, -160], turn: 18, size: 1.05 }],
      ['bokChoy', { at: [190, -70], turn: 30, size: 0.95 }],
      ['charSiu', { count: 9, at: [-6, 100], lie: 'fan', room: [0.8, -0.14], turn: 14, sway: 4, size: 1.2 }],
      ['scallionRing', { count: 12, at: [-6, 100], room: [0.7, 0.3] }],
      ['sesame', { count: 26, at: [-6, 100], room: [0.8, 0.36], sway: 180 }],
    ],
  },
  'rib-eye-garlic-butter': {
    ground: 'slate',
    vessel: 'board',
    food: [
      ['rosemary', { at: [-330, -190], turn: -20, size: 1.3 }],
      ['slicedSteak', { at: [-40, 0], turn: -10, size: 2 }],
      ['butter', { at: [-20, -30], turn: 14, size: 1.25 }],
      ['garlic', { at: [250, 230], size: 1.6 }],
      ['garlic', { at: [300, 190], size: 1.6, turn: 60 }],
      ['chopped', { count: 26, room: [0.8, 0.7], tone: 'salt' }],
      ['rosemary', { at: [200, -220], turn: 14, size: 1.1 }],
    ],
  },
  'pork-belly-crackling': {
    ground: 'sage',
    vessel: 'board',
    food: [
      ['crackling', { at: [-180, -20], turn: -4, size: 1.3 }],
      ['porkBelly', { count: 9, at: [200, -20], lie: 'rows', columns: 3, room: [0.46, 0.8], turn: -8, sway: 14, size: 1.3 }],
      ['chopped', { count: 26, room: 0.9, tone: 'salt' }],
      ['rosemary', { at: [-210, 240], turn: -4 }],
      ['dip', { at: [440, 240], tone: 'mustard' }],
    ],
  },
  'lamb-cutlets-mint-peas': {
    ground: 'lilac',
    vessel: 'plate',
    food: [
      ['mound', { at: [-100, 90], tone: 'peas', size: 1.15 }],
      ['lambChop', { at: [-120, -120], turn: -104, size: 1.3 }],
      ['lambChop', { at: [24, -100], turn: -66, size: 1.3 }],
      ['lambChop', { at: [110, 10], turn: -26, size: 1.3 }],
      ['lambChop', { at: [110, 140], turn: 14, size: 1.3 }],
      ['leaf', { count: 7, at: [-100, 80], room: 0.46, sway: 180, tone: 'mint' }],
    ],
  },
  'korean-pork-belly': {
    ground: 'lilac',
    vessel: 'board',
    food: [
      ['lettuce', { count: 9, at: [290, 40], room: [0.32, 0.8], sway: 180, size: 1.1 }],
      ['leaf', { count: 5, at: [310, 60], room: [0.24, 0.6], sway: 180, size: 1.7, tone: 'basil' }],
      ['porkBelly', { count: 15, at: [-150, -20], lie: 'rows', columns: 5, room: [0.78, 0.84], turn: -6, sway: 9, size: 1.22 }],
      ['garlic', { count: 7, at: [-140, 10], room: [0.7, 0.7], sway: 180, size: 1.2 }],
      ['dip', { at: [300, -190], tone: 'ssamjang-dark', size: 0.95 }],
    ],
  },
  'cumin-lamb-skewers': {
    ground: 'sea',
    vessel: 'tray',
    food: [
      ['skewer', { count: 6, lie: 'rows', columns: 1, room: [0.9, 1.1], turn: 3, sway: 2.5, tone: 'lamb', size: 1.22 }],
      ['chopped', { count: 44, room: [0.85, 0.95], sway: 180, tone: 'chili', size: 0.75 }],
      ['sesame', { count: 46, room: [0.85, 0.95], sway: 180 }],
      ['parsley', { at: [420, 180], size: 1.3, tone: 'cilantro' }],
    ],
  },
};
