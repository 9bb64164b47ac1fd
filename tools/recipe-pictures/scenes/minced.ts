import type { Scene } from '../render-scene.ts';

/** Minced meat and sausages. */
export const minced: Record<string, Scene> = {
  'lamb-kofta-yogurt': {
    ground: 'sand',
    vessel: 'darkPlate',
    food: [
      ['flatbread', { at: [-110, -120], turn: 20, size: 1.15 }],
      ['poured', { at: [60, 50], tone: 'yogurt', size: 1.12 }],
      ['kofta', { count: 6, at: [70, 50], lie: 'rows', columns: 2, room: [0.62, 0.6], turn: -34, sway: 8, size: 1.2 }],
      ['parsley', { count: 7, at: [60, 60], room: 0.75, sway: 180 }],
      ['chopped', { count: 16, at: [60, 60], room: 0.7, tone: 'chili', size: 0.7 }],
      ['citrusWedge', { at: [-220, 150], turn: 40, size: 1.1 }],
    ],
  },
  'bratwurst-potatoes-onions': {
    ground: 'sand',
    vessel: 'platter',
    food: [
      ['roastPotato', { count: 24, at: [-210, 20], lie: 'heap', room: [0.46, 0.8], sway: 180, size: 1.1 }],
      ['pepperPiece', { count: 6, at: [180, -130], room: [0.5, 0.3], sway: 180, tone: 'red', size: 1.3 }],
      ['pepperPiece', { count: 5, at: [180, 130], room: [0.5, 0.3], sway: 180, tone: 'yellow', size: 1.3 }],
      ['sausage', { count: 3, at: [150, 0], lie: 'rows', columns: 1, room: [0.4, 0.62], turn: -8, sway: 6, size: 1.35 }],
      ['onion', { count: 6, at: [-60, 60], room: [0.6, 0.6], sway: 180, size: 1.1 }],
      ['dip', { at: [-420, -260], tone: 'mustard' }],
    ],
  },
  'mini-meatloaves': {
    ground: 'mist',
    vessel: 'plate',
    food: [
      ['mound', { at: [-130, -130], tone: 'mash', size: 1.1 }],
      ['greenBean', { count: 12, at: [150, -130], lie: 'heap', room: [0.36, 0.42], turn: 40, sway: 9, size: 1.25 }],
      ['loaf', { at: [-150, 110], turn: -20, size: 1.05 }],
      ['loaf', { at: [20, 180], turn: -12, size: 1.05 }],
      ['loaf', { at: [60, 60], turn: -18, size: 1.05 }],
      ['loaf', { at: [206, 110], turn: -26, size: 1.05 }],
      ['chopped', { count: 14, room: 0.7, sway: 180 }],
    ],
  },
  'burgers-onion-rings': {
    ground: 'oat',
    vessel: 'stonePlatter',
    food: [
      ['onionRing', { count: 11, at: [230, 10], lie: 'heap', room: [0.4, 0.8], sway: 180, size: 1.12 }],
      ['burger', { at: [-200, 0], size: 1.45 }],
      ['pickle', { at: [-20, 190], size: 1.1 }],
      ['pickle', { at: [40, 206], size: 1.1 }],
      ['dip', { at: [440, -260], tone: 'ketchup' }],
    ],
  },
  'polish-meat-patties': {
    ground: 'sand',
    vessel: 'bluePlate',
    food: [
      ['roastPotato', { count: 9, at: [-150, -110], lie: 'heap', room: 0.4, sway: 180, tone: 'boiled', size: 1.2 }],
      ['cucumber', { count: 9, at: [140, -140], lie: 'heap', room: 0.36, sway: 180, size: 0.95 }],
      ['dip', { at: [-430, 260], tone: 'cream' }],
      ['cutlet', { at: [-110, 90], turn: -20, size: 1.15, tone: 'brown' }],
      ['cutlet', { at: [120, 60], turn: 14, size: 1.15, tone: 'brown' }],
      ['cutlet', { at: [20, 180], turn: -4, size: 1.15, tone: 'brown' }],
      ['dill', { at: [-150, -110], turn: 30, size: 1.1 }],
      ['chopped', { count: 16, at: [-140, -110], room: 0.36, sway: 180 }],
    ],
  },
  'grilled-kofte': {
    ground: 'oat',
    vessel: 'platter',
    food: [
      ['padron', { count: 4, at: [290, -70], lie: 'rows', columns: 1, room: [0.2, 0.5], turn: -24, sway: 12, size: 1.4 }],
      ['tomatoSlice', { at: [-360, -20], size: 1.25 }],
      ['tomatoSlice', { at: [-340, 90], size: 1.25 }],
      ['kofta', { count: 10, at: [-60, -10], lie: 'rows', columns: 2, room: [0.62, 0.92], turn: -14, sway: 7, size: 1.16 }],
      ['onion', { count: 8, at: [290, 110], lie: 'heap', room: [0.22, 0.34], sway: 180, size: 1.15 }],
      ['parsley', { count: 5, room: [0.75, 0.8], sway: 180, size: 0.9 }],
    ],
  },
};
