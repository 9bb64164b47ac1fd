import { describe, expect, test } from 'vitest';
import { applianceAt, type CookingFacts } from '../../../../server/cooking/appliance.ts';
import type { CookingEvent } from '../../../../server/db/cooking.ts';

const facts = (...events: CookingEvent[]): CookingFacts => ({
  stages: [
    { mode: 'airFry', temperature: 180, seconds: 600, step: 0 },
    { mode: 'bake', temperature: 120, seconds: 60, step: 2 },
  ],
  preheat: true,
  startedAt: 0,
  pace: 1,
  events,
});

const at = (seconds: number, ...events: CookingEvent[]) => applianceAt(facts(...events), seconds * 1000);
const foodIn: CookingEvent = { at: 200_000, action: 'resume' };

describe('a simulated appliance', () => {
  test('heats up by a degree a second, and keeps warm until the food is in', () => {
    expect(at(0)).toMatchObject({ state: 'preheating', stage: -1, temperature: 20, left: 160 });
    expect(at(60)).toMatchObject({ state: 'preheating', temperature: 80, left: 100 });
    expect(at(160)).toMatchObject({ state: 'waiting', stage: -1, temperature: 180, left: 0 });
    expect(at(5000)).toMatchObject({ state: 'waiting', stage: -1, temperature: 180 });
  });

  test('goes from stage to stage as it is told, and cools down to a lower temperature', () => {
    expect(at(260, foodIn)).toMatchObject({ state: 'cooking', stage: 0, temperature: 180, left: 540 });
    expect(at(800, foodIn)).toMatchObject({ state: 'waiting', stage: 0, left: 0 });
    const next: CookingEvent = { at: 900_000, action: 'resume' };
    const { state, stage, temperature, left } = at(910, foodIn, next);
    expect({ state, stage, left }).toEqual({ state: 'cooking', stage: 1, left: 50 });
    expect(temperature).toBeLessThan(180);
    expect(temperature).toBeGreaterThan(170);
  });

  test('is done at a moment of its own, however late one looks, and cools down', () => {
    const next: CookingEvent = { at: 900_000, action: 'resume' };
    expect(at(960, foodIn, next)).toMatchObject({ state: 'done', endedAt: 960_000 });
    const late = at(100_000, foodIn, next);
    expect(late).toMatchObject({ state: 'done', endedAt: 960_000 });
    expect(late.temperature).toBeCloseTo(20);
  });

  test('that is paused while it heats up has to make good what it lost', () => {
    const paused = at(700, { at: 100_000, action: 'pause' });
    expect(paused).toMatchObject({ state: 'paused', stage: -1 });
    expect(paused.temperature).toBeCloseTo(20 + 100 / Math.E);
    expect(paused.left).toBeCloseTo(180 - paused.temperature);
    expect(at(700, { at: 100_000, action: 'pause' }, { at: 700_000, action: 'resume' }).state).toBe('preheating');
  });

  test('that was paused goes on with what was left', () => {
    const pause: CookingEvent = { at: 300_000, action: 'pause' };
    expect(at(900, foodIn, pause)).toMatchObject({ state: 'paused', stage: 0, left: 500 });
    expect(at(910, foodIn, pause, { at: 900_000, action: 'resume' })).toMatchObject({ state: 'cooking', left: 490 });
  });

  test('works as fast as its time passes', () => {
    const faster: CookingEvent = { at: 300_000, pace: 60 };
    expect(at(305, foodIn, faster)).toMatchObject({ stage: 0, left: 200, pace: 60 });
    expect(at(309, foodIn, faster).state).toBe('waiting');
    const last: CookingEvent = { at: 900_000, action: 'resume' };
    expect(at(902, foodIn, faster, last)).toMatchObject({ state: 'done', endedAt: 901_000 });
  });

  test.each(['stop', 'lose'] as const)('that was told to %s takes no further word', (action) => {
    const end: CookingEvent = { at: 250_000, action };
    const ended = at(260, foodIn, end);
    expect(ended).toMatchObject({ state: action === 'stop' ? 'stopped' : 'lost', left: 550, endedAt: 250_000 });
    for (const word of ['pause', 'resume', 'stop', 'lose'] as const) {
      expect(at(260, foodIn, end, { at: 255_000, action: word }).state).toBe(ended.state);
    }
  });
});
