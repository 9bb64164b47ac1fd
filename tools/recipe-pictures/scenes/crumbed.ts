import type { Scene } from '../render-scene.ts';

/** Breaded or shaped and fried. */
export const crumbed: Record<string, Scene> = {
  'scotch-eggs': {
    background: 'sand',
    vessel: 'slate',
    items: [
      ['lettuce', { count: 6, at: [320, 150], area: [0.3, 0.3], jitter: 180 }],
      ['wholeScotchEgg', { at: [-270, -110], size: 1.25 }],
      ['wholeScotchEgg', { at: [10, -150], size: 1.2 }],
      ['wholeScotchEgg', { at: [-290, 140], size: 1.2 }],
      ['scotchEgg', { at: [-30, 110], size: 1.3 }],
      ['scotchEgg', { at: [236, 4], size: 1.25 }],
      ['dip', { at: [350, -190], kind: 'mustard', size: 0.95 }],
    ],
  },
  'pork-schnitzel-cucumber-salad': {
    background: 'sage',
    vessel: 'bluePlatter',
    items: [
      ['cucumber', { count: 16, at: [270, 10], layout: 'heap', area: [0.34, 0.86], jitter: 180, size: 1.15 }],
      ['dill', { at: [270, -20], angle: -50, size: 1.2 }],
      ['dill', { at: [300, 100], angle: 20, size: 1 }],
      ['schnitzel', { at: [-240, -40], angle: -12 }],
      ['schnitzel', { at: [-20, 60], angle: 18, size: 0.95 }],
      ['citrusWedge', { at: [-210, 160], angle: 16, size: 1.15 }],
    ],
  },
  'veal-cutlet-milanese': {
    background: 'mist',
    vessel: 'platter',
    items: [
      ['arugula', { count: 26, at: [300, 0], layout: 'heap', area: [0.32, 0.86], jitter: 180, size: 1.15 }],
      ['tomato', { count: 7, at: [300, 0], area: [0.26, 0.7] }],
      ['cotoletta', { at: [-240, -50], angle: -10 }],
      ['cotoletta', { at: [-40, 70], angle: 12, size: 0.96 }],
      ['citrusWedge', { at: [-270, 170], angle: 12, size: 1.15 }],
    ],
  },
  'crumbed-chicken-schnitzel': {
    background: 'sand',
    vessel: 'platter',
    items: [
      ['lettuce', { count: 9, at: [330, -60], area: [0.2, 0.5], jitter: 180 }],
      ['schnitzel', { at: [-190, -60], angle: 14, size: 0.98 }],
      ['schnitzel', { at: [60, 60], angle: -16, size: 0.98 }],
      ['tomato', { count: 3, at: [346, -50], area: [0.12, 0.4], size: 0.9 }],
      ['citrusWedge', { at: [-200, 180], angle: 8, size: 1.1 }],
      ['citrusWedge', { at: [320, 130], angle: -26, size: 1.1 }],
      ['parsley', { at: [-40, 10], size: 1.1 }],
    ],
  },
  'chicken-kyiv': {
    background: 'lilac',
    vessel: 'plate',
    items: [
      ['mound', { at: [-130, -110], kind: 'mash', size: 1.05 }],
      ['butterPool', { at: [176, 150], size: 1.3, angle: 30 }],
      ['kyiv', { at: [-20, 60], angle: 20, size: 1.3 }],
      ['greenBean', { count: 7, at: [150, -170], area: [0.4, 0.24], angle: 30, jitter: 10 }],
      ['parsley', { count: 4, at: [-130, -110], area: 0.3, jitter: 180, size: 0.8 }],
    ],
  },
  'saffron-arancini': {
    background: 'mist',
    vessel: 'plate',
    items: [
      ['pool', { kind: 'tomato', size: 1.2, at: [0, 30] }],
      ['arancino', { count: 5, layout: 'ring', area: 0.66, jitter: 180, size: 1.18 }],
      ['arancino', { at: [6, 10], kind: 'open', size: 1.25 }],
      ['leaf', { count: 4, layout: 'ring', area: 0.92, jitter: 180, size: 1.15 }],
    ],
  },
  'ham-croquettes': {
    background: 'mist',
    vessel: 'plate',
    underlay: [['napkin', { at: [420, 150], angle: 10, kind: 'ocher' }]],
    items: [
      ['croquette', { count: 12, layout: 'heap', area: 0.78, jitter: 70, size: 1.36 }],
      ['croquetteHalf', { at: [90, 140], size: 1.45 }],
      ['croquetteHalf', { at: [-10, 176], size: 1.45 }],
      ['parsley', { at: [-230, 130], size: 1.3 }],
    ],
  },
  'zucchini-fritters': {
    background: 'sand',
    vessel: 'plate',
    items: [
      ['patty', { count: 7, layout: 'ring', area: 0.74, jitter: 180, kind: 'zucchini', size: 1.1 }],
      ['dip', { kind: 'yogurt-blue', size: 1.2 }],
      ['dill', { count: 4, layout: 'ring', area: 0.9, jitter: 60, size: 1.1 }],
    ],
  },
  'falafel-tahini-sauce': {
    background: 'lilac',
    vessel: 'sagePlate',
    items: [
      ['falafel', { count: 13, at: [0, 20], layout: 'ring', area: 0.84, jitter: 180, size: 1.1 }],
      ['dip', { at: [0, 10], kind: 'tahini', size: 1.24 }],
      ['falafelHalf', { at: [150, 164], size: 1.15 }],
      ['falafelHalf', { at: [60, 230], size: 1.1 }],
      ['parsley', { count: 6, layout: 'ring', area: 1.02, jitter: 180, size: 1.1 }],
      ['citrusWedge', { at: [-236, 196], angle: 40, size: 1.1 }],
    ],
  },
};
