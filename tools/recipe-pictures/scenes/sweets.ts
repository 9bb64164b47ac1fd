import type { Scene } from '../render-scene.ts';

export const sweets: Record<string, Scene> = {
  'banana-oat-muffins': {
    background: 'mist',
    vessel: 'board',
    items: [
      ['muffin', { count: 6, at: [-30, 0], columns: 3, area: [0.96, 0.94], jitter: 180, size: 1.12 }],
      ['bananaSlice', { at: [-280, -112], size: 1.3 }],
      ['bananaSlice', { at: [-30, 112], size: 1.3 }],
      ['bananaSlice', { at: [226, -112], size: 1.3 }],
      ['crumble', { count: 16, at: [-30, 0], area: [0.9, 0.9], kind: 'granola', size: 0.5 }],
    ],
  },
  'dried-apple-rings': {
    background: 'sage',
    vessel: 'woodBowl',
    items: [
      ['appleRing', { count: 22, layout: 'heap', area: 0.84, jitter: 180, size: 1.32 }],
      ['wholeApple', { at: [440, 200], size: 1.1 }],
      ['cinnamon', { at: [-450, 270], angle: 30 }],
      ['cinnamon', { at: [-440, 310], angle: 20 }],
    ],
  },
  'churro-bites': {
    background: 'sea',
    vessel: 'rosePlate',
    items: [
      ['cone', { at: [-40, -30], size: 1.05 }],
      ['churro', { count: 22, at: [-20, -10], layout: 'heap', area: [0.78, 0.7], jitter: 180, size: 0.86 }],
      ['dip', { at: [200, 210], kind: 'chocolate', size: 1.2 }],
    ],
  },
  'french-toast-sticks': {
    background: 'blush',
    vessel: 'plate',
    items: [
      ['frenchToast', { count: 5, at: [-40, 30], columns: 5, area: [0.72, 0.3], angle: 90, jitter: 4, size: 1.5 }],
      ['frenchToast', { count: 4, at: [-40, 10], columns: 1, area: [0.4, 0.6], angle: -8, jitter: 6, size: 1.5 }],
      ['berry', { count: 13, at: [180, 60], area: [0.34, 0.6], size: 1.1 }],
      ['jug', { at: [440, -230], angle: -20, kind: 'maple', size: 0.85 }],
    ],
  },
  'apple-crumble': {
    background: 'lilac',
    vessel: 'whiteDish',
    items: [
      ['pool', { kind: 'apple', size: 1.62 }],
      ['appleSlice', { count: 22, layout: 'ring', area: 0.98, angle: 90, jitter: 20 }],
      ['pool', { kind: 'crumble', size: 1.36 }],
      ['crumble', { count: 150, area: 0.9, jitter: 180, size: 1.25 }],
      ['jug', { at: [450, -240], angle: -24, kind: 'custard', size: 0.95 }],
    ],
  },
  'chocolate-lava-cakes': {
    background: 'sage',
    vessel: 'plate',
    items: [
      ['chopped', { count: 60, area: 0.96, kind: 'salt', size: 1.1 }],
      ['lavaCake', { at: [-30, -30], size: 1.4 }],
      ['berry', { at: [-150, 180], kind: 'raspberry', size: 1.5 }],
      ['berry', { at: [-90, 214], kind: 'raspberry', size: 1.5 }],
      ['berry', { at: [180, -150], kind: 'raspberry', size: 1.5 }],
      ['leaf', { at: [-150, 234], angle: 30, kind: 'mint' }],
      ['leaf', { at: [216, -180], angle: -40, kind: 'mint' }],
    ],
  },
  'baked-peaches-ricotta': {
    background: 'sea',
    vessel: 'plate',
    items: [
      ['ricottaPeach', { at: [-125, -120], size: 1.36 }],
      ['ricottaPeach', { at: [130, -120], size: 1.36 }],
      ['ricottaPeach', { at: [-120, 130], size: 1.36 }],
      ['ricottaPeach', { at: [130, 130], size: 1.36 }],
      ['leaf', { count: 4, layout: 'ring', area: 0.98, jitter: 180, kind: 'mint' }],
    ],
  },
  'basque-cheesecake': {
    background: 'mist',
    vessel: 'table',
    items: [
      ['basqueCheesecake', { at: [-150, 0], size: 1.26 }],
      ['smallPlate', { at: [390, 190] }],
      ['cheesecakeSlice', { at: [400, 190], angle: -24, size: 1.05 }],
      ['berry', { at: [450, 270], kind: 'raspberry', size: 1.1 }],
      ['fork', { at: [400, -200], angle: 70, size: 0.9 }],
    ],
  },
  'marzipan-baked-apples': {
    background: 'oat',
    vessel: 'plate',
    items: [
      ['pool', { kind: 'custard', size: 1.38 }],
      ['bakedApple', { at: [-125, -112], size: 1.08 }],
      ['bakedApple', { at: [130, -120], size: 1.05 }],
      ['bakedApple', { at: [-116, 126], size: 1.05 }],
      ['bakedApple', { at: [134, 122], size: 1.08 }],
      ['almond', { count: 9, area: 0.98, jitter: 180, size: 0.9 }],
      ['cinnamon', { at: [450, 300], angle: -40 }],
    ],
  },
  'lemon-madeleines': {
    background: 'sage',
    vessel: 'rosePlate',
    items: [
      ['madeleine', { count: 8, layout: 'ring', area: 0.76, jitter: 10, size: 1.16 }],
      ['madeleine', { count: 2, layout: 'ring', area: 0.2, angle: 90, jitter: 14, size: 1.16 }],
      ['chopped', { count: 50, area: 0.9, kind: 'salt', size: 0.9 }],
      ['chopped', { count: 14, area: 0.8, kind: 'zest', jitter: 180 }],
      ['citrusSlice', { at: [450, 250], size: 1.3 }],
    ],
  },
  'curd-cheese-pancakes': {
    background: 'sea',
    vessel: 'plate',
    items: [
      ['patty', { count: 6, at: [-20, 0], layout: 'ring', area: 0.66, jitter: 180, kind: 'curd', size: 1.14 }],
      ['patty', { at: [-20, 0], kind: 'curd', size: 1.14 }],
      ['cream', { at: [-24, -6], size: 1 }],
      ['berry', { count: 9, area: 0.7, kind: 'raspberry', size: 1.4 }],
      ['leaf', { count: 3, area: 0.6, jitter: 180, kind: 'mint' }],
      ['chopped', { count: 36, area: 0.9, kind: 'salt' }],
    ],
  },
  'hong-kong-egg-tarts': {
    background: 'blush',
    vessel: 'plate',
    underlay: [['napkin', { at: [-440, 140], angle: 14, kind: 'blue' }]],
    items: [
      ['eggTart', { count: 5, layout: 'ring', area: 0.7, jitter: 180, size: 1.12 }],
      ['eggTart', { size: 1.12 }],
    ],
  },
};
