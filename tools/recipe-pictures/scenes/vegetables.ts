import type { Scene } from '../render-scene.ts';

export const vegetables: Record<string, Scene> = {
  'corn-ribs-chili-lime': {
    ground: 'slate',
    vessel: 'platter',
    food: [
      ['corn', { count: 15, at: [-50, 0], lie: 'heap', room: [0.78, 0.82], sway: 180, size: 1.24 }],
      ['crumbledCheese', { count: 34, at: [-50, 0], room: [0.85, 0.85], sway: 180 }],
      ['chopped', { count: 34, at: [-50, 0], room: [0.8, 0.8], tone: 'chili', sway: 180, size: 0.7 }],
      ['citrusSlice', { at: [350, -60], tone: 'lime', size: 1.2 }],
      ['citrusSlice', { at: [340, 70], tone: 'lime', size: 1.2 }],
      ['parsley', { count: 6, at: [-50, 0], room: 0.75, sway: 180, size: 0.85, tone: 'cilantro' }],
    ],
  },
  'crisp-spiced-okra': {
    ground: 'sand',
    vessel: 'darkPlate',
    food: [
      ['okra', { count: 80, lie: 'heap', room: 0.84, sway: 180, size: 1.25 }],
      ['chopped', { count: 40, room: 0.8, sway: 180, tone: 'chili', size: 0.6 }],
      ['citrusWedge', { at: [220, 170], turn: -36, size: 1.3 }],
    ],
  },
  'miso-glazed-eggplant': {
    ground: 'blush',
    vessel: 'bluePlate',
    under: [['chopsticks', { at: [490, 40], turn: 78 }]],
    food: [
      ['halfEggplant', { at: [-20, -100], turn: -14, size: 1.5, tone: 'miso' }],
      ['halfEggplant', { at: [20, 110], turn: -14, size: 1.5, tone: 'miso' }],
      ['scallionRing', { count: 26, room: [0.85, 0.7] }],
      ['sesame', { count: 40, room: [0.85, 0.7], sway: 180 }],
    ],
  },
  'gochujang-cauliflower': {
    ground: 'sea',
    vessel: 'bowl',
    food: [
      ['spicyCauliflower', { count: 22, lie: 'heap', room: 0.84, sway: 180, size: 1.22 }],
      ['sesame', { count: 56, room: 0.88, sway: 180, size: 1.3 }],
      ['scallionRing', { count: 20, room: 0.8, size: 1.15 }],
    ],
  },
  'whole-cauliflower-tahini': {
    ground: 'lilac',
    vessel: 'plate',
    food: [
      ['pool', { tone: 'tahini', size: 1.36 }],
      ['wholeCauliflower', { size: 1.08, at: [0, -10] }],
      ['poured', { at: [-10, -30], tone: 'tahini', size: 0.6 }],
      ['berry', { count: 34, room: 0.95, tone: 'cranberry', size: 0.5 }],
      ['parsley', { count: 9, room: 0.9, sway: 180, size: 0.85 }],
    ],
  },
  'garlic-mushrooms': {
    ground: 'sage',
    vessel: 'clayDish',
    food: [
      ['pool', { tone: 'gravy', size: 1.55 }],
      ['mushroom', { count: 17, lie: 'heap', room: 0.84, size: 1.12 }],
      ['mushroomSlice', { count: 12, lie: 'heap', room: 0.74, sway: 180, size: 1.25 }],
      ['garlic', { count: 11, room: 0.75, sway: 180, size: 1.15 }],
      ['chiliRing', { count: 9, room: 0.75 }],
      ['chopped', { count: 44, room: 0.85, sway: 180 }],
      ['parsley', { at: [10, -10], size: 1.1 }],
    ],
  },
  'padron-peppers': {
    ground: 'oat',
    vessel: 'plate',
    food: [
      ['padron', { count: 24, lie: 'heap', room: 0.82, sway: 180, size: 1.3 }],
      ['chopped', { count: 60, room: 0.86, tone: 'salt', size: 1.3 }],
    ],
  },
  'roasted-beets-goat-cheese': {
    ground: 'mist',
    vessel: 'platter',
    food: [
      ['arugula', { count: 40, lie: 'heap', room: [0.94, 0.9], sway: 180, size: 1.2 }],
      ['beet', { count: 15, lie: 'heap', room: [0.82, 0.78], sway: 180, size: 1.24 }],
      ['crumbledCheese', { count: 30, room: [0.85, 0.8], sway: 180, size: 1.6 }],
      ['walnut', { count: 13, room: [0.85, 0.8], sway: 180, size: 1.05 }],
    ],
  },
  'garlic-roasted-eggplant': {
    ground: 'sage',
    vessel: 'platter',
    food: [
      ['halfEggplant', { at: [-10, -100], turn: -4, size: 1.75 }],
      ['halfEggplant', { at: [10, 104], turn: -4, size: 1.75 }],
      ['minced', { count: 120, at: [-10, -100], room: [0.72, 0.42], sway: 180 }],
      ['minced', { count: 120, at: [10, 104], room: [0.72, 0.42], sway: 180 }],
      ['chiliRing', { count: 16, room: [0.72, 0.78] }],
      ['scallionRing', { count: 26, room: [0.75, 0.8] }],
    ],
  },
};
