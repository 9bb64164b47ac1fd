import type { Scene } from '../render-scene.ts';

export const sweets: Record<string, Scene> = {
  'banana-oat-muffins': {
    ground: 'mist',
    vessel: 'board',
    food: [
      ['muffin', { count: 6, at: [-30, 0], lie: 'rows', columns: 3, room: [0.96, 0.94], sway: 180, size: 1.12 }],
      ['bananaSlice', { at: [-280, -112], size: 1.3 }],
      ['bananaSlice', { at: [-30, 112], size: 1.3 }],
      ['bananaSlice', { at: [226, -112], size: 1.3 }],
      ['crumble', { count: 16, at: [-30, 0], room: [0.9, 0.9], tone: 'granola', size: 0.5 }],
    ],
  },
  'dried-apple-rings': {
    ground: 'sage',
    vessel: 'woodBowl',
    food: [
      ['appleRing', { count: 22, lie: 'heap', room: 0.84, sway: 180, size: 1.32 }],
      ['wholeApple', { at: [440, 200], size: 1.1 }],
      ['cinnamon', { at: [-450, 270], turn: 30 }],
      ['cinnamon', { at: [-440, 310], turn: 20 }],
    ],
  },
  'churro-bites': {
    ground: 'sea',
    vessel: 'rosePlate',
    food: [
      ['cone', { at: [-40, -30], size: 1.05 }],
      ['churro', { count: 22, at: [-20, -10], lie: 'heap', room: [0.78, 0.7], sway: 180, size: 0.86 }],
      ['dip', { at: [200, 210], tone: 'chocolate', size: 1.2 }],
    ],
  },
  'french-toast-sticks': {
    ground: 'blush',
    vessel: 'plate',
    food: [
      ['frenchToast', { count: 5, at: [-40, 30], lie: 'rows', columns: 5, room: [0.72, 0.3], turn: 90, sway: 4, size: 1.5 }],
      ['frenchToast', { count: 4, at: [-40, 10], lie: 'rows', columns: 1, room: [0.4, 0.6], turn: -8, sway: 6, size: 1.5 }],
      ['berry', { count: 13, at: [180, 60], room: [0.34, 0.6], size: 1.1 }],
      ['jug', { at: [440, -230], turn: -20, tone: 'maple', size: 0.85 }],
    ],
  },
  'apple-crumble': {
    ground: 'lilac',
    vessel: 'whiteDish',
    food: [
      ['pool', { tone: 'apple', size: 1.62 }],
      ['appleSlice', { count: 22, lie: 'ring', room: 0.98, turn: 90, sway: 20 }],
      ['pool', { tone: 'crumble', size: 1.36 }],
      ['crumble', { count: 150, room: 0.9, sway: 180, size: 1.25 }],
      ['jug', { at: [450, -240], turn: -24, tone: 'custard', size: 0.95 }],
    ],
  },
  'chocolate-lava-cakes': {
    ground: 'sage',
    vessel: 'plate',
    food: [
      ['chopped', { count: 60, room: 0.96, tone: 'salt', size: 1.1 }],
      ['lavaCake', { at: [-30, -30], size: 1.4 }],
      ['berry', { at: [-150, 180], tone: 'raspberry', size: 1.5 }],
      ['berry', { at: [-90, 214], tone: 'raspberry', size: 1.5 }],
      ['berry', { at: [180, -150], tone: 'raspberry', size: 1.5 }],
      ['leaf', { at: [-150, 234], turn: 30, tone: 'mint' }],
      ['leaf', { at: [216, -180], turn: -40, tone: 'mint' }],
    ],
  },
  'baked-peaches-ricotta': {
    ground: 'sea',
    vessel: 'plate',
    food: [
      ['ricottaPeach', { at: [-125, -120], size: 1.36 }],
      ['ricottaPeach', { at: [130, -120], size: 1.36 }],
      ['ricottaPeach', { at: [-120, 130], size: 1.36 }],
      ['ricottaPeach', { at: [130, 130], size: 1.36 }],
      ['leaf', { count: 4, lie: 'ring', room: 0.98, sway: 180, tone: 'mint' }],
    ],
  },
  'basque-cheesecake': {
    ground: 'mist',
    vessel: 'table',
    food: [
      ['basqueCheesecake', { at: [-150, 0], size: 1.26 }],
      ['smallPlate', { at: [390, 190] }],
      ['cheesecakeSlice', { at: [400, 190], turn: -24, size: 1.05 }],
      ['berry', { at: [450, 270], tone: 'raspberry', size: 1.1 }],
      ['fork', { at: [400, -200], turn: 70, size: 0.9 }],
    ],
  },
  'marzipan-baked-apples': {
    ground: 'oat',
    vessel: 'plate',
    food: [
      ['pool', { tone: 'custard', size: 1.38 }],
      ['bakedApple', { at: [-125, -112], size: 1.08 }],
      ['bakedApple', { at: [130, -120], size: 1.05 }],
      ['bakedApple', { at: [-116, 126], size: 1.05 }],
      ['bakedApple', { at: [134, 122], size: 1.08 }],
      ['almond', { count: 9, room: 0.98, sway: 180, size: 0.9 }],
      ['cinnamon', { at: [450, 300], turn: -40 }],
    ],
  },
  'lemon-madeleines': {
    ground: 'sage',
    vessel: 'rosePlate',
    food: [
      ['madeleine', { count: 8, lie: 'ring', room: 0.76, sway: 10, size: 1.16 }],
      ['madeleine', { count: 2, lie: 'ring', room: 0.2, turn: 90, sway: 14, size: 1.16 }],
      ['chopped', { count: 50, room: 0.9, tone: 'salt', size: 0.9 }],
      ['chopped', { count: 14, room: 0.8, tone: 'zest', sway: 180 }],
      ['citrusSlice', { at: [450, 250], size: 1.3 }],
    ],
  },
  'curd-cheese-pancakes': {
    ground: 'sea',
    vessel: 'plate',
    food: [
      ['patty', { count: 6, at: [-20, 0], lie: 'ring', room: 0.66, sway: 180, tone: 'curd', size: 1.14 }],
      ['patty', { at: [-20, 0], tone: 'curd', size: 1.14 }],
      ['cream', { at: [-24, -6], size: 1 }],
      ['berry', { count: 9, room: 0.7, tone: 'raspberry', size: 1.4 }],
      ['leaf', { count: 3, room: 0.6, sway: 180, tone: 'mint' }],
      ['chopped', { count: 36, room: 0.9, tone: 'salt' }],
    ],
  },
  'hong-kong-egg-tarts': {
    ground: 'blush',
    vessel: 'plate',
    under: [['napkin', { at: [-440, 140], turn: 14, tone: 'blue' }]],
    food: [
      ['eggTart', { count: 5, lie: 'ring', room: 0.7, sway: 180, size: 1.12 }],
      ['eggTart', { size: 1.12 }],
    ],
  },
};
