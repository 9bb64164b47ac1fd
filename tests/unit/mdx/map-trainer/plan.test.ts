import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonEdges, joinLoops } from '../../../../src/mdx/map-trainer/borders.ts';
import { exampleMap } from '../../../../src/mdx/map-trainer/example-map.ts';
import {
  edgesOf,
  type Line,
  type Loop,
  largestInscribedCircle,
  type Point,
  sizeOf,
} from '../../../../src/mdx/map-trainer/geometry.ts';
import { merge, type Outcome, type Plan, proposedLine, reset, split } from '../../../../src/mdx/map-trainer/plan.ts';

const max = 15;

const straight = (ax: number, ay: number, bx: number, by: number): Line => [
  [ax, ay],
  [bx, by],
];

const floor = (plan: Plan) => plan.reduce((sum, { loops }) => sum + sizeOf(...loops), 0);
const whyOf = (outcome: Outcome) => (outcome.kind === 'refused' ? outcome.why : 'done');

function done(outcome: Outcome) {
  if (outcome.kind !== 'done') throw new Error(`refused: ${outcome.why}`);
  return outcome;
}

/** The corners at which a border really turns, from the first in reading order: the same for the same shape. */
function shape(loops: readonly Loop[]): string[] {
  return loops
    .map((loop) => {
      const real = loop.filter(([x, y], index) => {
        const [[ax, ay], [bx, by]] = [loop.at(index - 1), loop[(index + 1) % loop.length]] as [Point, Point];
        const flat = Math.abs((x - ax) * (by - y) - (y - ay) * (bx - x));
        return flat > 1e-6 * Math.hypot(x - ax, y - ay) * Math.hypot(bx - x, by - y);
      });
      const corners = real.map((corner) => corner.map((value) => value.toFixed(3)).join(' '));
      const start = corners.indexOf([...corners].sort()[0] as string);
      return [...corners.slice(start), ...corners.slice(0, start)].join(', ');
    })
    .sort();
}

/** Every edge of a partition that is not the outer wall belongs to exactly one other, the other way round. */
function expectTiles(plan: Plan) {
  const outer = new Set(
    joinLoops(plan.flatMap(({ loops }) => loops))
      .flatMap(edgesOf)
      .map(String),
  );
  for (const area of plan) {
    const rest = plan.filter((other) => other !== area);
    const shared = rest.flatMap((other) => commonEdges(area.loops, other.loops)).map(String);
    const own = area.loops.flatMap(edgesOf).map(String);
    expect([...shared, ...own.filter((edge) => outer.has(edge))].sort()).toEqual(own.sort());
  }
  expect(floor(plan)).toBeCloseTo(floor(exampleMap), 3);
}

/** All partitions around the inner half of the hall as one. */
function ringOf(plan: Plan): Plan {
  const cut = done(split(plan, [4], straight(222, 60, 222, 200), max)).plan;
  return [2, 3, 7, 6, 5].reduce((ring, number) => done(merge(ring, [1, number])).plan, cut);
}

/** 15 partitions, as a reader would make them: some partition in two, along the line that is proposed, again and again. */
function fullPlan(): Plan {
  let plan: Plan = exampleMap;
  while (plan.length < max) {
    const outcomes = plan.map((area) => split(plan, [area.number], proposedLine(plan, area, max), max));
    plan = done(outcomes.find(({ kind }) => kind === 'done') as Outcome).plan;
  }
  return plan;
}

const place = fc.tuple(fc.integer({ min: 0, max: 328 }), fc.integer({ min: 0, max: 330 }));
const line = fc.tuple(place, place);
/** A line that is long enough to go through anything. */
const through = fc.tuple(place, fc.double({ min: 0, max: Math.PI, noNaN: true })).map(([[x, y], turn]): Line => {
  const [dx, dy] = [Math.cos(turn) * 500, Math.sin(turn) * 500];
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
});
const step = fc.record({
  action: fc.constantFrom('split' as const, 'merge' as const),
  picks: fc.array(fc.nat(14), { minLength: 1, maxLength: 3 }),
  line: fc.oneof(line, through),
});

describe('the example map', () => {
  test('is tiled by its partitions', () => {
    expectTiles(exampleMap);
    expect(joinLoops(exampleMap.flatMap(({ loops }) => loops))).toHaveLength(1);
  });

  test('has room for a finger in each', () => {
    for (const { loops } of exampleMap) expect(largestInscribedCircle(loops).radius).toBeGreaterThanOrEqual(22);
  });
});

describe('splitting', () => {
  test('makes two of one, along a line in any direction', () => {
    for (const line of [straight(170, 225, 318, 225), straight(230, 160, 260, 330), straight(318, 180, 170, 300)] as Line[]) {
      const { plan, kept, other } = done(split(exampleMap, [6], line, max));
      expect([plan.length, kept, other]).toEqual([7, 6, 7]);
      expectTiles(plan);
    }
  });

  test('takes a line that misses a wall by a finger’s breadth, or goes beyond it', () => {
    expect(split(exampleMap, [6], straight(178, 225, 310, 225), max).kind).toBe('done');
    expect(split(exampleMap, [6], straight(20, 225, 400, 225), max).kind).toBe('done');
  });

  test('leaves the number with the larger part, and gives the other one the lowest that is free', () => {
    const merged = done(merge(exampleMap, [1, 2])).plan;
    const { plan, kept, other } = done(split(merged, [6], straight(220, 160, 220, 330), max));
    expect([kept, other]).toEqual([6, 2]);
    const size = (number: number) => sizeOf(...(plan.find((area) => area.number === number)?.loops ?? []));
    expect(size(6)).toBeGreaterThan(size(2));
  });

  test('gives neighbors different fillings', () => {
    const { plan } = done(split(exampleMap, [5], straight(10, 190, 170, 190), max));
    const hue = (number: number) => plan.find((area) => area.number === number)?.hue;
    expect(hue(7)).not.toBe(hue(5));
    expect(hue(7)).not.toBe(hue(6));
  });

  test.each<[string, number[], Line, string]>([
    ['nothing is selected', [], straight(170, 225, 318, 225), 'splitNone'],
    ['more than one is selected', [5, 6], straight(170, 225, 318, 225), 'splitMany'],
    ['the line ends inside', [6], straight(170, 225, 250, 225), 'lineInside'],
    ['the line lies inside', [6], straight(200, 225, 280, 225), 'lineInside'],
    ['the line lies elsewhere', [6], straight(20, 60, 120, 60), 'lineOutside'],
    ['the line is a dot', [6], straight(240, 220, 240, 220), 'lineOutside'],
    ['the line runs beside a wall', [6], straight(170, 180, 318, 180), 'partSmall'],
    ['one part would be too small', [6], straight(190, 160, 190, 330), 'partSmall'],
  ])('when %s: %s', (_, selected, line, why) => {
    expect(whyOf(split(exampleMap, selected, line, max))).toBe(why);
  });

  test('is refused where the line crosses the partition more than once', () => {
    const bent = done(merge(done(merge(exampleMap, [1, 5])).plan, [1, 2])).plan;
    expect(whyOf(split(bent, [1], straight(212, 10, 116, 320), max))).toBe('lineTwice');
    expect(whyOf(split(bent, [1], straight(170, 10, 170, 92), max))).toBe('done');
  });

  test('is refused where the way around the line stays open, and cuts a ring in two where it does not', () => {
    const ring = ringOf(exampleMap);
    expect(ring.find(({ number }) => number === 1)?.loops).toHaveLength(2);
    expectTiles(ring);
    expect(whyOf(split(ring, [1], straight(10, 105, 136, 105), max))).toBe('lineAround');
    expect(whyOf(split(ring, [1], straight(60, 10, 60, 320), max))).toBe('done');
  });

  test('is refused at the most partitions that a map can have', () => {
    expect(whyOf(split(exampleMap, [6], straight(170, 225, 318, 225), 6))).toBe('splitFull');
    expect(whyOf(split(fullPlan(), [5], straight(10, 190, 170, 190), max))).toBe('splitFull');
  });
});

describe('merging', () => {
  test('makes one of two, without the border between them', () => {
    const { plan, kept, other } = done(merge(exampleMap, [6, 5]));
    expect([plan.length, kept, other]).toEqual([5, 5, 6]);
    expectTiles(plan);
    expect(shape(plan.find(({ number }) => number === 5)?.loops ?? [])).toEqual([
      '10.000 118.000, 136.000 118.000, 136.000 176.000, 318.000 176.000, 318.000 320.000, 38.000 320.000, 10.000 292.000',
    ]);
  });

  test.each<[string, number[], string]>([
    ['nothing is selected', [], 'mergeFew'],
    ['only one is', [1], 'mergeFew'],
    ['three are', [1, 2, 4], 'mergeMany'],
    ['they lie apart', [1, 6], 'mergeApart'],
  ])('is refused when %s', (_, selected, why) => {
    expect(whyOf(merge(exampleMap, selected))).toBe(why);
  });

  test('is refused where two meet at nothing but a corner', () => {
    const square = (number: number, x: number, y: number) => ({
      number,
      hue: 0,
      loops: [
        [
          [x, y],
          [x + 50, y],
          [x + 50, y + 50],
          [x, y + 50],
        ],
      ] as Loop[],
    });
    const plan = [square(1, 0, 0), square(2, 50, 0), square(3, 50, 50), square(4, 0, 50)];
    expect(whyOf(merge(plan, [1, 3]))).toBe('mergeApart');
    expect(whyOf(merge(plan, [1, 2]))).toBe('done');
  });

  test('leaves what lies within as a hole', () => {
    expect(ringOf(exampleMap)).toHaveLength(2);
  });
});

describe('a reset', () => {
  test('leaves one floor without rooms or areas, which can be split again', () => {
    const whole = reset(exampleMap);
    expect(whole).toHaveLength(1);
    expect(shape(whole[0]?.loops ?? [])).toEqual([
      '10.000 10.000, 286.000 10.000, 318.000 42.000, 318.000 320.000, 38.000 320.000, 10.000 292.000',
    ]);
    const { plan } = done(split(whole, [1], straight(160, 10, 160, 320), max));
    expect(plan.map(({ number }) => number)).toEqual([1, 2]);
    expect(new Set(plan.map(({ hue }) => hue)).size).toBe(2);
  });
});

describe('whatever a reader does', () => {
  test('the partitions tile the floor, are never more than 15, and no refusal changes anything', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let plan: Plan = exampleMap;
        for (const { action, picks, line } of steps) {
          const before = JSON.stringify(plan);
          const numbers = picks.map((index) => plan[index % plan.length]?.number as number);
          const outcome = action === 'split' ? split(plan, numbers.slice(0, 1), line, max) : merge(plan, [...new Set(numbers)]);
          expect(JSON.stringify(plan)).toBe(before);
          if (outcome.kind === 'refused') continue;
          expect(outcome.plan).toHaveLength(plan.length + (action === 'split' ? 1 : -1));
          plan = outcome.plan;
          expect(plan.length).toBeLessThanOrEqual(max);
          expect(new Set(plan.map(({ number }) => number)).size).toBe(plan.length);
          expectTiles(plan);
        }
        expect(shape(reset(plan)[0]?.loops ?? [])).toEqual(shape(reset(exampleMap)[0]?.loops ?? []));
      }),
      { numRuns: 300 },
    );
  });

  test('a partition that is split and merged again has its old outline', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), through, (number, line) => {
        const outcome = split(exampleMap, [number], line, max);
        fc.pre(outcome.kind === 'done');
        const { plan } = done(merge(done(outcome).plan, [number, 7]));
        for (const area of plan)
          expect(shape(area.loops)).toEqual(shape(exampleMap.find((one) => one.number === area.number)?.loops ?? []));
      }),
    );
  });
});
