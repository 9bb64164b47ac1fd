import type { Scene } from '../render-scene.ts';

export const meat: Record<string, Scene> = {
  'char-siu-pork': {
    background: 'mist',
    vessel: 'darkPlate',
    underlay: [['chopsticks', { at: [480, 40], angle: 78 }]],
    items: [
      ['mound', { at: [-120, -130], kind: 'rice', size: 1.05 }],
      ['bokChoy', { at: [150, -160], angle: 18, size: 1.05 }],
      ['bokChoy', { at: [190, -70], angle: 30, size: 0.95 }],
      ['charSiu', { count: 9, at: [-6, 100], layout: 'fan', area: [0.8, -0.14], angle: 14, jitter: 4, size: 1.2 }],
      ['scallionRing', { count: 12, at: [-6, 100], area: [0.7, 0.3] }],
      ['sesame', { count: 26, at: [-6, 100], area: [0.8, 0.36], jitter: 180 }],
    ],
  },
  'rib-eye-garlic-butter': {
    background: 'slate',
    vessel: 'board',
    items: [
      ['rosemary', { at: [-330, -190], angle: -20, size: 1.3 }],
      ['slicedSteak', { at: [-40, 0], angle: -10, size: 2 }],
      ['butter', { at: [-20, -30], angle: 14, size: 1.25 }],
      ['garlic', { at: [250, 230], size: 1.6 }],
      ['garlic', { at: [300, 190], size: 1.6, angle: 60 }],
      ['chopped', { count: 26, area: [0.8, 0.7], kind: 'salt' }],
      ['rosemary', { at: [200, -220], angle: 14, size: 1.1 }],
    ],
  },
  'pork-belly-crackling': {
    background: 'sage',
    vessel: 'board',
    items: [
      ['crackling', { at: [-180, -20], angle: -4, size: 1.3 }],
      ['porkBelly', { count: 9, at: [200, -20], columns: 3, area: [0.46, 0.8], angle: -8, jitter: 14, size: 1.3 }],
      ['chopped', { count: 26, area: 0.9, kind: 'salt' }],
      ['rosemary', { at: [-210, 240], angle: -4 }],
      ['dip', { at: [440, 240], kind: 'mustard' }],
    ],
  },
  'lamb-cutlets-mint-peas': {
    background: 'lilac',
    vessel: 'plate',
    items: [
      ['mound', { at: [-100, 90], kind: 'peas', size: 1.15 }],
      ['lambChop', { at: [-120, -120], angle: -104, size: 1.3 }],
      ['lambChop', { at: [24, -100], angle: -66, size: 1.3 }],
      ['lambChop', { at: [110, 10], angle: -26, size: 1.3 }],
      ['lambChop', { at: [110, 140], angle: 14, size: 1.3 }],
      ['leaf', { count: 7, at: [-100, 80], area: 0.46, jitter: 180, kind: 'mint' }],
    ],
  },
  'korean-pork-belly': {
    background: 'lilac',
    vessel: 'board',
    items: [
      ['lettuce', { count: 9, at: [290, 40], area: [0.32, 0.8], jitter: 180, size: 1.1 }],
      ['leaf', { count: 5, at: [310, 60], area: [0.24, 0.6], jitter: 180, size: 1.7, kind: 'basil' }],
      ['porkBelly', { count: 15, at: [-150, -20], columns: 5, area: [0.78, 0.84], angle: -6, jitter: 9, size: 1.22 }],
      ['garlic', { count: 7, at: [-140, 10], area: [0.7, 0.7], jitter: 180, size: 1.2 }],
      ['dip', { at: [300, -190], kind: 'ssamjang-dark', size: 0.95 }],
    ],
  },
  'cumin-lamb-skewers': {
    background: 'sea',
    vessel: 'tray',
    items: [
      ['skewer', { count: 6, columns: 1, area: [0.9, 1.1], angle: 3, jitter: 2.5, kind: 'lamb', size: 1.22 }],
      ['chopped', { count: 44, area: [0.85, 0.95], jitter: 180, kind: 'chili', size: 0.75 }],
      ['sesame', { count: 46, area: [0.85, 0.95], jitter: 180 }],
      ['parsley', { at: [420, 180], size: 1.3, kind: 'cilantro' }],
    ],
  },
};
