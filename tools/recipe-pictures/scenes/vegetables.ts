import type { Scene } from '../render-scene.ts';

export const vegetables: Record<string, Scene> = {
  'corn-ribs-chili-lime': {
    background: 'slate',
    vessel: 'platter',
    items: [
      ['corn', { count: 15, at: [-50, 0], layout: 'heap', area: [0.78, 0.82], jitter: 180, size: 1.24 }],
      ['crumbledCheese', { count: 34, at: [-50, 0], area: [0.85, 0.85], jitter: 180 }],
      ['chopped', { count: 34, at: [-50, 0], area: [0.8, 0.8], kind: 'chili', jitter: 180, size: 0.7 }],
      ['citrusSlice', { at: [350, -60], kind: 'lime', size: 1.2 }],
      ['citrusSlice', { at: [340, 70], kind: 'lime', size: 1.2 }],
      ['parsley', { count: 6, at: [-50, 0], area: 0.75, jitter: 180, size: 0.85, kind: 'cilantro' }],
    ],
  },
  'crisp-spiced-okra': {
    background: 'sand',
    vessel: 'darkPlate',
    items: [
      ['okra', { count: 80, layout: 'heap', area: 0.84, jitter: 180, size: 1.25 }],
      ['chopped', { count: 40, area: 0.8, jitter: 180, kind: 'chili', size: 0.6 }],
      ['citrusWedge', { at: [220, 170], angle: -36, size: 1.3 }],
    ],
  },
  'miso-glazed-eggplant': {
    background: 'blush',
    vessel: 'bluePlate',
    underlay: [['chopsticks', { at: [490, 40], angle: 78 }]],
    items: [
      ['halfEggplant', { at: [-20, -100], angle: -14, size: 1.5, kind: 'miso' }],
      ['halfEggplant', { at: [20, 110], angle: -14, size: 1.5, kind: 'miso' }],
      ['scallionRing', { count: 26, area: [0.85, 0.7] }],
      ['sesame', { count: 40, area: [0.85, 0.7], jitter: 180 }],
    ],
  },
  'gochujang-cauliflower': {
    background: 'sea',
    vessel: 'bowl',
    items: [
      ['spicyCauliflower', { count: 22, layout: 'heap', area: 0.84, jitter: 180, size: 1.22 }],
      ['sesame', { count: 56, area: 0.88, jitter: 180, size: 1.3 }],
      ['scallionRing', { count: 20, area: 0.8, size: 1.15 }],
    ],
  },
  'whole-cauliflower-tahini': {
    background: 'lilac',
    vessel: 'plate',
    items: [
      ['pool', { kind: 'tahini', size: 1.36 }],
      ['wholeCauliflower', { size: 1.08, at: [0, -10] }],
      ['poured', { at: [-10, -30], kind: 'tahini', size: 0.6 }],
      ['berry', { count: 34, area: 0.95, kind: 'cranberry', size: 0.5 }],
      ['parsley', { count: 9, area: 0.9, jitter: 180, size: 0.85 }],
    ],
  },
  'garlic-mushrooms': {
    background: 'sage',
    vessel: 'clayDish',
    items: [
      ['pool', { kind: 'gravy', size: 1.55 }],
      ['mushroom', { count: 17, layout: 'heap', area: 0.84, size: 1.12 }],
      ['mushroomSlice', { count: 12, layout: 'heap', area: 0.74, jitter: 180, size: 1.25 }],
      ['garlic', { count: 11, area: 0.75, jitter: 180, size: 1.15 }],
      ['chiliRing', { count: 9, area: 0.75 }],
      ['chopped', { count: 44, area: 0.85, jitter: 180 }],
      ['parsley', { at: [10, -10], size: 1.1 }],
    ],
  },
  'padron-peppers': {
    background: 'oat',
    vessel: 'plate',
    items: [
      ['padron', { count: 24, layout: 'heap', area: 0.82, jitter: 180, size: 1.3 }],
      ['chopped', { count: 60, area: 0.86, kind: 'salt', size: 1.3 }],
    ],
  },
  'roasted-beets-goat-cheese': {
    background: 'mist',
    vessel: 'platter',
    items: [
      ['arugula', { count: 40, layout: 'heap', area: [0.94, 0.9], jitter: 180, size: 1.2 }],
      ['beet', { count: 15, layout: 'heap', area: [0.82, 0.78], jitter: 180, size: 1.24 }],
      ['crumbledCheese', { count: 30, area: [0.85, 0.8], jitter: 180, size: 1.6 }],
      ['walnut', { count: 13, area: [0.85, 0.8], jitter: 180, size: 1.05 }],
    ],
  },
  'garlic-roasted-eggplant': {
    background: 'sage',
    vessel: 'platter',
    items: [
      ['halfEggplant', { at: [-10, -100], angle: -4, size: 1.75 }],
      ['halfEggplant', { at: [10, 104], angle: -4, size: 1.75 }],
      ['mincedGarlic', { count: 120, at: [-10, -100], area: [0.72, 0.42], jitter: 180 }],
      ['mincedGarlic', { count: 120, at: [10, 104], area: [0.72, 0.42], jitter: 180 }],
      ['chiliRing', { count: 16, area: [0.72, 0.78] }],
      ['scallionRing', { count: 26, area: [0.75, 0.8] }],
    ],
  },
};
