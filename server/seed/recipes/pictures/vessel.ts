import type { Room } from './arrange.ts';

/** What the food lies in, around 0,0. */
export interface Vessel {
  svg: string;
  /** How much of it food can take */
  room: Room;
  /** From how near one looks at it */
  near?: number;
}
