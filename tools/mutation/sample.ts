import { randomOf } from '../chaos/random.ts';

/** Some of each group, in turn, until there are `count` of them or none is left; the same for the same seed. */
export function sampleOf<T>(groups: readonly (readonly T[])[], count: number, seed: number): T[] {
  const random = randomOf(seed);
  const left = groups.map((group) => [...group]);
  const sample: T[] = [];
  while (sample.length < count && left.some(({ length }) => length > 0)) {
    for (const group of left) {
      const [one] = group.splice(Math.floor(random() * group.length), 1);
      if (one !== undefined && sample.length < count) sample.push(one);
    }
  }
  return sample;
}
