/** How far the hand of `<Finger>` reaches below what it taps, with its outline. */
export const handHeight = 50;
