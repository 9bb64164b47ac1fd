import type { Scene } from '../render-scene.ts';

/** In dough or paper-thin pastry. */
export const wrapped: Record<string, Scene> = {
  'pork-spring-rolls': {
    ground: 'sage',
    vessel: 'plate',
    under: [['chopsticks', { at: [-470, 40], turn: 100 }]],
    food: [
      ['lettuce', { count: 8, at: [-80, -120], room: [0.8, 0.5], sway: 180 }],
      ['springRoll', { count: 6, at: [0, 40], lie: 'rows', columns: 1, room: [0.6, 0.98], turn: -22, sway: 6, size: 1.26 }],
      ['leaf', { count: 5, at: [-150, -130], room: 0.36, sway: 180, tone: 'mint' }],
      ['dip', { at: [420, 250], tone: 'amber' }],
    ],
  },
  'sausage-rolls': {
    ground: 'blush',
    vessel: 'board',
    food: [
      ['sausageRoll', { count: 11, at: [-100, 0], lie: 'rows', columns: 4, room: [0.96, 0.9], turn: -12, sway: 14, size: 1.14 }],
      ['dip', { at: [250, 160], tone: 'tomato-clay', size: 1.1 }],
      ['thyme', { at: [350, -190], turn: 30, size: 1.2 }],
    ],
  },
  'potato-pea-samosas': {
    ground: 'sea',
    vessel: 'brass',
    food: [
      ['samosa', { at: [-130, -130], turn: -14, size: 1.42 }],
      ['samosa', { at: [130, -140], turn: 20, size: 1.42 }],
      ['samosa', { at: [-160, 110], turn: 8, size: 1.42 }],
      ['samosa', { at: [40, 10], turn: -6, size: 1.45 }],
      ['dip', { at: [170, 180], tone: 'mint', size: 1.1 }],
      ['parsley', { count: 4, lie: 'ring', room: 0.98, sway: 180, tone: 'cilantro' }],
    ],
  },
  'beef-empanadas': {
    ground: 'lilac',
    vessel: 'board',
    food: [
      ['empanada', { count: 6, at: [-110, -6], lie: 'rows', columns: 3, room: [0.98, 0.82], turn: -12, sway: 16, size: 1.16 }],
      ['dip', { at: [370, 190], tone: 'pesto', size: 1.05 }],
      ['parsley', { at: [370, -200], size: 1.4 }],
    ],
  },
  'crispy-pierogi': {
    ground: 'sand',
    vessel: 'bluePlate',
    food: [
      ['dumpling', { count: 11, at: [-10, 0], lie: 'heap', room: 0.8, sway: 70, size: 1.18 }],
      ['onion', { count: 13, room: 0.75, sway: 180, tone: 'brown', size: 0.8 }],
      ['chopped', { count: 24, room: 0.8, sway: 180, tone: 'chives' }],
      ['dip', { at: [180, 180], tone: 'cream-blue' }],
    ],
  },
  'black-bean-taquitos': {
    ground: 'sea',
    vessel: 'board',
    food: [
      ['taquito', { count: 7, at: [-110, 0], lie: 'rows', columns: 7, room: [0.86, 0.5], turn: 84, sway: 4, size: 1.5 }],
      ['dip', { at: [350, -100], tone: 'guacamole-dark', size: 1.15 }],
      ['parsley', { count: 4, at: [350, 140], room: [0.16, 0.3], sway: 180, size: 1.15, tone: 'cilantro' }],
      ['crumbledCheese', { count: 16, at: [-110, 0], room: [0.8, 0.5], sway: 180, size: 0.9 }],
    ],
  },
  'pork-cabbage-potstickers': {
    ground: 'sage',
    vessel: 'darkPlate',
    under: [['chopsticks', { at: [-480, 40], turn: 102 }]],
    food: [
      ['dumpling', { count: 9, lie: 'ring', room: 0.74, turn: 90, sway: 6, size: 1.14 }],
      ['dip', { tone: 'soy', size: 1.02 }],
      ['scallionRing', { count: 14, room: 0.95 }],
    ],
  },
  'spinach-feta-borek': {
    ground: 'lilac',
    vessel: 'plate',
    food: [
      ['borek', { count: 5, lie: 'rows', columns: 1, room: [0.5, 0.86], turn: -20, sway: 6, size: 1.42 }],
      ['borek', { at: [120, 170], turn: 34, tone: 'open', size: 1.3 }],
    ],
  },
  'cheese-cigar-borek': {
    ground: 'oat',
    vessel: 'rosePlate',
    food: [
      ['tomatoSlice', { at: [-190, -130], size: 1.25 }],
      ['tomatoSlice', { at: [-230, -20], size: 1.2 }],
      [
        'taquito',
        { count: 7, at: [20, 20], lie: 'rows', columns: 1, room: [0.6, 0.86], turn: -32, sway: 5, size: 1.34, tone: 'filo' },
      ],
      ['parsley', { at: [-180, 170], size: 1.4 }],
      ['teaGlass', { at: [440, -230], size: 1.15 }],
    ],
  },
};
