import type { Scene } from '../render-scene.ts';

/** Minced meat and sausages. */
export const minced: Record<string, Scene> = {
  'lamb-kofta-yogurt': {
    background: 'sand',
    vessel: 'darkPlate',
    items: [
      ['flatbread', { at: [-110, -120], angle: 20, size: 1.15 }],
      ['poured', { at: [60, 50], kind: 'yogurt', size: 1.12 }],
      ['kofta', { count: 6, at: [70, 50], columns: 2, area: [0.62, 0.6], angle: -34, jitter: 8, size: 1.2 }],
      ['parsley', { count: 7, at: [60, 60], area: 0.75, jitter: 180 }],
      ['chopped', { count: 16, at: [60, 60], area: 0.7, kind: 'chili', size: 0.7 }],
      ['citrusWedge', { at: [-220, 150], angle: 40, size: 1.1 }],
    ],
  },
  'bratwurst-potatoes-onions': {
    background: 'sand',
    vessel: 'platter',
    items: [
      ['roastPotato', { count: 24, at: [-210, 20], layout: 'heap', area: [0.46, 0.8], jitter: 180, size: 1.1 }],
      ['pepperPiece', { count: 6, at: [180, -130], area: [0.5, 0.3], jitter: 180, kind: 'red', size: 1.3 }],
      ['pepperPiece', { count: 5, at: [180, 130], area: [0.5, 0.3], jitter: 180, kind: 'yellow', size: 1.3 }],
      ['sausage', { count: 3, at: [150, 0], columns: 1, area: [0.4, 0.62], angle: -8, jitter: 6, size: 1.35 }],
      ['onion', { count: 6, at: [-60, 60], area: [0.6, 0.6], jitter: 180, size: 1.1 }],
      ['dip', { at: [-420, -260], kind: 'mustard' }],
    ],
  },
  'mini-meatloaves': {
    background: 'mist',
    vessel: 'plate',
    items: [
      ['mound', { at: [-130, -130], kind: 'mash', size: 1.1 }],
      ['greenBean', { count: 12, at: [150, -130], layout: 'heap', area: [0.36, 0.42], angle: 40, jitter: 9, size: 1.25 }],
      ['loaf', { at: [-150, 110], angle: -20, size: 1.05 }],
      ['loaf', { at: [20, 180], angle: -12, size: 1.05 }],
      ['loaf', { at: [60, 60], angle: -18, size: 1.05 }],
      ['loaf', { at: [206, 110], angle: -26, size: 1.05 }],
      ['chopped', { count: 14, area: 0.7, jitter: 180 }],
    ],
  },
  'burgers-onion-rings': {
    background: 'oat',
    vessel: 'stonePlatter',
    items: [
      ['onionRing', { count: 11, at: [230, 10], layout: 'heap', area: [0.4, 0.8], jitter: 180, size: 1.12 }],
      ['burger', { at: [-200, 0], size: 1.45 }],
      ['pickle', { at: [-20, 190], size: 1.1 }],
      ['pickle', { at: [40, 206], size: 1.1 }],
      ['dip', { at: [440, -260], kind: 'ketchup' }],
    ],
  },
  'polish-meat-patties': {
    background: 'sand',
    vessel: 'bluePlate',
    items: [
      ['roastPotato', { count: 9, at: [-150, -110], layout: 'heap', area: 0.4, jitter: 180, kind: 'boiled', size: 1.2 }],
      ['cucumber', { count: 9, at: [140, -140], layout: 'heap', area: 0.36, jitter: 180, size: 0.95 }],
      ['dip', { at: [-430, 260], kind: 'cream' }],
      ['cutlet', { at: [-110, 90], angle: -20, size: 1.15, kind: 'brown' }],
      ['cutlet', { at: [120, 60], angle: 14, size: 1.15, kind: 'brown' }],
      ['cutlet', { at: [20, 180], angle: -4, size: 1.15, kind: 'brown' }],
      ['dill', { at: [-150, -110], angle: 30, size: 1.1 }],
      ['chopped', { count: 16, at: [-140, -110], area: 0.36, jitter: 180 }],
    ],
  },
  'grilled-kofte': {
    background: 'oat',
    vessel: 'platter',
    items: [
      ['padron', { count: 4, at: [290, -70], columns: 1, area: [0.2, 0.5], angle: -24, jitter: 12, size: 1.4 }],
      ['tomatoSlice', { at: [-360, -20], size: 1.25 }],
      ['tomatoSlice', { at: [-340, 90], size: 1.25 }],
      ['kofta', { count: 10, at: [-60, -10], columns: 2, area: [0.62, 0.92], angle: -14, jitter: 7, size: 1.16 }],
      ['onion', { count: 8, at: [290, 110], layout: 'heap', area: [0.22, 0.34], jitter: 180, size: 1.15 }],
      ['parsley', { count: 5, area: [0.75, 0.8], jitter: 180, size: 0.9 }],
    ],
  },
};
