import type { Scene } from '../render-scene.ts';

/** Wrapped in dough or pastry. */
export const wrapped: Record<string, Scene> = {
  'pork-spring-rolls': {
    background: 'sage',
    vessel: 'plate',
    underlay: [['chopsticks', { at: [-470, 40], angle: 100 }]],
    items: [
      ['lettuce', { count: 8, at: [-80, -120], area: [0.8, 0.5], jitter: 180 }],
      ['springRoll', { count: 6, at: [0, 40], columns: 1, area: [0.6, 0.98], angle: -22, jitter: 6, size: 1.26 }],
      ['leaf', { count: 5, at: [-150, -130], area: 0.36, jitter: 180, kind: 'mint' }],
      ['dip', { at: [420, 250], kind: 'amber' }],
    ],
  },
  'sausage-rolls': {
    background: 'blush',
    vessel: 'board',
    items: [
      ['sausageRoll', { count: 11, at: [-100, 0], columns: 4, area: [0.96, 0.9], angle: -12, jitter: 14, size: 1.14 }],
      ['dip', { at: [250, 160], kind: 'tomato-clay', size: 1.1 }],
      ['thyme', { at: [350, -190], angle: 30, size: 1.2 }],
    ],
  },
  'potato-pea-samosas': {
    background: 'sea',
    vessel: 'brass',
    items: [
      ['samosa', { at: [-130, -130], angle: -14, size: 1.42 }],
      ['samosa', { at: [130, -140], angle: 20, size: 1.42 }],
      ['samosa', { at: [-160, 110], angle: 8, size: 1.42 }],
      ['samosa', { at: [40, 10], angle: -6, size: 1.45 }],
      ['dip', { at: [170, 180], kind: 'mint', size: 1.1 }],
      ['parsley', { count: 4, layout: 'ring', area: 0.98, jitter: 180, kind: 'cilantro' }],
    ],
  },
  'beef-empanadas': {
    background: 'lilac',
    vessel: 'board',
    items: [
      ['empanada', { count: 6, at: [-110, -6], columns: 3, area: [0.98, 0.82], angle: -12, jitter: 16, size: 1.16 }],
      ['dip', { at: [370, 190], kind: 'pesto', size: 1.05 }],
      ['parsley', { at: [370, -200], size: 1.4 }],
    ],
  },
  'crispy-pierogi': {
    background: 'sand',
    vessel: 'bluePlate',
    items: [
      ['dumpling', { count: 11, at: [-10, 0], layout: 'heap', area: 0.8, jitter: 70, size: 1.18 }],
      ['onion', { count: 13, area: 0.75, jitter: 180, kind: 'brown', size: 0.8 }],
      ['chopped', { count: 24, area: 0.8, jitter: 180, kind: 'chives' }],
      ['dip', { at: [180, 180], kind: 'cream-blue' }],
    ],
  },
  'black-bean-taquitos': {
    background: 'sea',
    vessel: 'board',
    items: [
      ['taquito', { count: 7, at: [-110, 0], columns: 7, area: [0.86, 0.5], angle: 84, jitter: 4, size: 1.5 }],
      ['dip', { at: [350, -100], kind: 'guacamole-dark', size: 1.15 }],
      ['parsley', { count: 4, at: [350, 140], area: [0.16, 0.3], jitter: 180, size: 1.15, kind: 'cilantro' }],
      ['crumbledCheese', { count: 16, at: [-110, 0], area: [0.8, 0.5], jitter: 180, size: 0.9 }],
    ],
  },
  'pork-cabbage-potstickers': {
    background: 'sage',
    vessel: 'darkPlate',
    underlay: [['chopsticks', { at: [-480, 40], angle: 102 }]],
    items: [
      ['dumpling', { count: 9, layout: 'ring', area: 0.74, angle: 90, jitter: 6, size: 1.14 }],
      ['dip', { kind: 'soy', size: 1.02 }],
      ['scallionRing', { count: 14, area: 0.95 }],
    ],
  },
  'spinach-feta-borek': {
    background: 'lilac',
    vessel: 'plate',
    items: [
      ['borek', { count: 5, columns: 1, area: [0.5, 0.86], angle: -20, jitter: 6, size: 1.42 }],
      ['borek', { at: [120, 170], angle: 34, kind: 'open', size: 1.3 }],
    ],
  },
  'cheese-cigar-borek': {
    background: 'oat',
    vessel: 'rosePlate',
    items: [
      ['tomatoSlice', { at: [-190, -130], size: 1.25 }],
      ['tomatoSlice', { at: [-230, -20], size: 1.2 }],
      ['taquito', { count: 7, at: [20, 20], columns: 1, area: [0.6, 0.86], angle: -32, jitter: 5, size: 1.34, kind: 'filo' }],
      ['parsley', { at: [-180, 170], size: 1.4 }],
      ['teaGlass', { at: [440, -230], size: 1.15 }],
    ],
  },
};
