/** The middle of a button of a `<Setting>`, which shares its width out evenly. @param at its place, from 0 */
export const acrossOf = (count: number, at: number): number => 59 + (210 / count) * (at + 0.5);
