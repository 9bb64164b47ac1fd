/**
 * The home that all maps in figures show, 200 by 150 units from 0, 0. A hall in two pieces without a wall between them, and a living
 * room that is also the kitchen: what people merge and split.
 */
const rooms = {
  bedroom: { area: 'M0 0h72v70H0z', floor: 'deck', middle: [36, 38] },
  bath: { area: 'M0 70h72v68H0z', floor: 'glaze', middle: [36, 106] },
  hall: { area: 'M72 0h56v70H72z', floor: 'matte', middle: [100, 38] },
  nook: { area: 'M128 16h72v54h-72z', floor: 'tint', middle: [164, 44] },
  wholeHall: { area: 'M72 0h56v16h72v54H72z', floor: 'matte', middle: [132, 44] },
  living: { area: 'M72 70h128v80H72z', floor: 'wood', middle: [104, 90] },
  sofa: { area: 'M72 110h128v40H72z', floor: 'success-tint', middle: [104, 130] },
  kitchen: { area: 'M72 70h128v40H72z', floor: 'wood', middle: [104, 90] },
  home: { area: 'M0 0h128v16h72v134H72v-12H0z', floor: 'fill', middle: [100, 75] },
} as const;

export type RoomName = keyof typeof rooms;

/** What the plan is divided into: by the robot itself, after the living room was split, after the hall was merged, or not at all. */
const partitions = {
  first: ['bedroom', 'bath', 'hall', 'nook', 'living'],
  split: ['bedroom', 'bath', 'hall', 'nook', 'sofa', 'kitchen'],
  merged: ['bedroom', 'bath', 'wholeHall', 'living'],
  none: ['home'],
} as const satisfies Record<string, readonly RoomName[]>;

export type Partitions = keyof typeof partitions;

export const roomOf = (name: RoomName) => rooms[name];
export const roomsOf = (name: Partitions) => partitions[name].map(roomOf);

/** Outside and inside, with a gap for each door. */
export const walls = 'M72 20V0H0v138h72v12h128V16h-72V0H72m0 44v50m0 22v22M0 70h84m24 0h92';

/** From wall to wall, across the living room. */
export const splitLine = 'M65 110h142';
