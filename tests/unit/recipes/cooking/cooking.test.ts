import { expect, test } from 'vitest';
import type { Device } from '../../../../src/contract/devices/list.ts';
import type { RecipeStep } from '../../../../src/contract/recipes/body.ts';
import type { Equipment } from '../../../../src/contract/recipes/tags.ts';
import { clockText } from '../../../../src/recipes/cooking/clock.ts';
import {
  blockedReason,
  isChoosable,
  isStartingStep,
  nextStage,
  remainingTimes,
} from '../../../../src/recipes/cooking/cooking.ts';

const fryer: Device = {
  id: 'fryer',
  name: 'Fryer',
  model: 'K10',
  kind: 'airFryer',
  sn: '',
  online: true,
  place: 'home',
  home: 'Home',
  homeId: 'home',
  groups: [],
  cooks: { equipment: 'basket', online: true, maxTemperature: 200 },
};
const step = (temperature?: number): RecipeStep => ({
  text: '',
  image: null,
  heat: temperature ? { mode: 'airFry', temperature, minutes: 10 } : null,
  minutes: null,
});
const recipe = (equipment: Equipment[], temperature: number) => ({
  steps: [step(), step(temperature), step()],
  tags: { equipment, difficulty: 'easy' as const, cuisine: 'french' as const, food: [] },
});
const fits = recipe(['basket'], 200);

test.each([
  ['is free to cook', {}, undefined],
  ['was removed', { place: 'removed', online: false }, 'removed'],
  ['is in another home', { place: 'otherHome' }, 'otherHome'],
  ['is offline', { online: false }, 'offline'],
  ['never cooks online', { cooks: { equipment: 'basket', online: false, maxTemperature: 200 } }, 'unable'],
  ['does not cook', { cooks: null }, 'unable'],
  ['is shared', { place: 'shared' }, undefined],
] as const)('a device that %s', (_, changes, blocked) => {
  expect(blockedReason({ ...fryer, ...changes } as Device, fits)).toBe(blocked);
});

test('a recipe for another kind, or hotter than the device gets, is known before it is tried', () => {
  expect(blockedReason(fryer, recipe(['oven'], 180))).toBe('equipment');
  expect(blockedReason(fryer, recipe(['basket', 'oven'], 201))).toBe('temperature');
});

test('what is offline now may be chosen; what is elsewhere, gone or unable may not', () => {
  expect(isChoosable({ ...fryer, online: false })).toBe(true);
  expect(isChoosable({ ...fryer, place: 'otherHome' })).toBe(false);
  expect(isChoosable({ ...fryer, place: 'removed' })).toBe(false);
  expect(isChoosable({ ...fryer, cooks: null })).toBe(false);
});

test('an appliance is started at the step where it begins, and just before where it is heated first', () => {
  const steps = [step(), step(), step(180), step(200)];
  const starts = (preheat: boolean) => [0, 1, 2, 3].filter((place) => isStartingStep({ steps, preheat }, place));
  expect(starts(false)).toEqual([2]);
  expect(starts(true)).toEqual([1, 2]);
  expect(isStartingStep({ steps: [step()], preheat: true }, 0)).toBe(false);
});

const receivedCooking = {
  id: 'c',
  recipeId: 'r',
  title: '',
  deviceId: '',
  deviceName: '',
  state: 'cooking' as const,
  stages: [
    { mode: 'airFry' as const, temperature: 180, seconds: 600, step: 1 },
    { mode: 'airFry' as const, temperature: 200, seconds: 300, step: 3 },
  ],
  stage: 0,
  temperature: 180,
  remaining: 100,
  total: 400,
  running: true,
  pace: 1,
  at: 0,
  receivedAt: 50_000,
};

test('the time goes on between two answers, as fast as the appliance, and never below zero', () => {
  expect(remainingTimes(receivedCooking, 50_000)).toEqual({ stage: 100, all: 400 });
  expect(remainingTimes(receivedCooking, 60_500)).toEqual({ stage: 90, all: 390 });
  expect(remainingTimes({ ...receivedCooking, pace: 60 }, 51_000)).toEqual({ stage: 40, all: 340 });
  expect(remainingTimes(receivedCooking, 900_000)).toEqual({ stage: 0, all: 0 });
  expect(remainingTimes({ ...receivedCooking, running: false }, 900_000)).toEqual({ stage: 100, all: 400 });
});

test('what follows when an appliance waits', () => {
  expect(nextStage({ ...receivedCooking, stage: -1 })?.step).toBe(1);
  expect(nextStage(receivedCooking)?.step).toBe(3);
  expect(nextStage({ ...receivedCooking, stage: 1 })).toBeUndefined();
});

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [3599, '59:59'],
  [3845, '1:04:05'],
])('%i seconds read %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
