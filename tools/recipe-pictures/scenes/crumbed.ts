import type { Scene } from '../render-scene.ts';

/** In a crust of crumbs, or shaped and fried. */
export const crumbed: Record<string, Scene> = {
  'scotch-eggs': {
    ground: 'sand',
    vessel: 'slate',
    food: [
      ['lettuce', { count: 6, at: [320, 150], room: [0.3, 0.3], sway: 180 }],
      ['wholeScotchEgg', { at: [-270, -110], size: 1.25 }],
      ['wholeScotchEgg', { at: [10, -150], size: 1.2 }],
      ['wholeScotchEgg', { at: [-290, 140], size: 1.2 }],
      ['scotchEgg', { at: [-30, 110], size: 1.3 }],
      ['scotchEgg', { at: [236, 4], size: 1.25 }],
      ['dip', { at: [350, -190], tone: 'mustard', size: 0.95 }],
    ],
  },
  'pork-schnitzel-cucumber-salad': {
    ground: 'sage',
    vessel: 'bluePlatter',
    food: [
      ['cucumber', { count: 16, at: [270, 10], lie: 'heap', room: [0.34, 0.86], sway: 180, size: 1.15 }],
      ['dill', { at: [270, -20], turn: -50, size: 1.2 }],
      ['dill', { at: [300, 100], turn: 20, size: 1 }],
      ['schnitzel', { at: [-240, -40], turn: -12 }],
      ['schnitzel', { at: [-20, 60], turn: 18, size: 0.95 }],
      ['citrusWedge', { at: [-210, 160], turn: 16, size: 1.15 }],
    ],
  },
  'veal-cutlet-milanese': {
    ground: 'mist',
    vessel: 'platter',
    food: [
      ['arugula', { count: 26, at: [300, 0], lie: 'heap', room: [0.32, 0.86], sway: 180, size: 1.15 }],
      ['tomato', { count: 7, at: [300, 0], room: [0.26, 0.7] }],
      ['cotoletta', { at: [-240, -50], turn: -10 }],
      ['cotoletta', { at: [-40, 70], turn: 12, size: 0.96 }],
      ['citrusWedge', { at: [-270, 170], turn: 12, size: 1.15 }],
    ],
  },
  'crumbed-chicken-schnitzel': {
    ground: 'sand',
    vessel: 'platter',
    food: [
      ['lettuce', { count: 9, at: [330, -60], room: [0.2, 0.5], sway: 180 }],
      ['schnitzel', { at: [-190, -60], turn: 14, size: 0.98 }],
      ['schnitzel', { at: [60, 60], turn: -16, size: 0.98 }],
      ['tomato', { count: 3, at: [346, -50], room: [0.12, 0.4], size: 0.9 }],
      ['citrusWedge', { at: [-200, 180], turn: 8, size: 1.1 }],
      ['citrusWedge', { at: [320, 130], turn: -26, size: 1.1 }],
      ['parsley', { at: [-40, 10], size: 1.1 }],
    ],
  },
  'chicken-kyiv': {
    ground: 'lilac',
    vessel: 'plate',
    food: [
      ['mound', { at: [-130, -110], tone: 'mash', size: 1.05 }],
      ['butterPool', { at: [176, 150], size: 1.3, turn: 30 }],
      ['kyiv', { at: [-20, 60], turn: 20, size: 1.3 }],
      ['greenBean', { count: 7, at: [150, -170], room: [0.4, 0.24], turn: 30, sway: 10 }],
      ['parsley', { count: 4, at: [-130, -110], room: 0.3, sway: 180, size: 0.8 }],
    ],
  },
  'saffron-arancini': {
    ground: 'mist',
    vessel: 'plate',
    food: [
      ['pool', { tone: 'tomato', size: 1.2, at: [0, 30] }],
      ['arancino', { count: 5, lie: 'ring', room: 0.66, sway: 180, size: 1.18 }],
      ['arancino', { at: [6, 10], tone: 'open', size: 1.25 }],
      ['leaf', { count: 4, lie: 'ring', room: 0.92, sway: 180, size: 1.15 }],
    ],
  },
  'ham-croquettes': {
    ground: 'mist',
    vessel: 'plate',
    under: [['napkin', { at: [420, 150], turn: 10, tone: 'ocher' }]],
    food: [
      ['croquette', { count: 12, lie: 'heap', room: 0.78, sway: 70, size: 1.36 }],
      ['croquetteHalf', { at: [90, 140], size: 1.45 }],
      ['croquetteHalf', { at: [-10, 176], size: 1.45 }],
      ['parsley', { at: [-230, 130], size: 1.3 }],
    ],
  },
  'zucchini-fritters': {
    ground: 'sand',
    vessel: 'plate',
    food: [
      ['patty', { count: 7, lie: 'ring', room: 0.74, sway: 180, tone: 'zucchini', size: 1.1 }],
      ['dip', { tone: 'yogurt-blue', size: 1.2 }],
      ['dill', { count: 4, lie: 'ring', room: 0.9, sway: 60, size: 1.1 }],
    ],
  },
  'falafel-tahini-sauce': {
    ground: 'lilac',
    vessel: 'sagePlate',
    food: [
      ['falafel', { count: 13, at: [0, 20], lie: 'ring', room: 0.84, sway: 180, size: 1.1 }],
      ['dip', { at: [0, 10], tone: 'tahini', size: 1.24 }],
      ['falafelHalf', { at: [150, 164], size: 1.15 }],
      ['falafelHalf', { at: [60, 230], size: 1.1 }],
      ['parsley', { count: 6, lie: 'ring', room: 1.02, sway: 180, size: 1.1 }],
      ['citrusWedge', { at: [-236, 196], turn: 40, size: 1.1 }],
    ],
  },
};
