// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canListen, commandIn, listen, wordsIn } from '../../../../src/features/cook-mode/hands-free.ts';
import { swipeDirection } from '../../../../src/features/cook-mode/use-step-navigation.ts';

const words = { next: ['next', 'go on'], back: ['back'], repeat: ['again'], timer: ['timer'], stop: ['stop'] };

test.each([
  ['Next', 'next'],
  ['okay, go on please', 'next'],
  ['no go back', 'back'],
  ['next — no, back', 'back'],
  ['start the timer', 'timer'],
  ['the nextdoor kid', undefined],
  ['', undefined],
] as const)('“%s” means %s', (said, command) => {
  expect(commandIn(said, words, 'en')).toBe(command);
});

test('words of scripts without spaces are found wherever they stand, others only whole', () => {
  const chinese = { ...words, next: ['下一步'], back: ['上一步'] };
  expect(commandIn('请下一步吧', chinese, 'zh-Hans')).toBe('next');
  expect(commandIn('ДАЛЬШЕ', { ...words, next: ['дальше'] }, 'ru')).toBe('next');
  expect(commandIn('İLERİ', { ...words, next: ['ileri'] }, 'tr')).toBe('next');
});

test('the words of a text stand between commas of any script', () => {
  expect(wordsIn('next, go on,continue ,')).toEqual(['next', 'go on', 'continue']);
  expect(wordsIn('次、次へ、进')).toEqual(['次', '次へ', '进']);
});

test.each([
  [-80, 10, 1],
  [80, -10, -1],
  [-40, 0, undefined],
  [-80, 60, undefined],
])('a finger that goes %i, %i turns by %s', (x, y, by) => {
  expect(swipeDirection(x, y)).toBe(by);
});

class Recognition {
  static last: Recognition;
  starts = 0;
  onresult: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  onend: (() => void) | null = null;
  constructor() {
    Recognition.last = this;
  }
  start() {
    this.starts++;
  }
  abort() {
    this.onend?.();
  }
  say(transcript: string) {
    this.onresult?.({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript } }] });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('webkitSpeechRecognition', Recognition);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('it goes on listening when the browser ends it, until it is stopped', () => {
  const onCommand = vi.fn();
  const stop = listen({ tag: 'en', words, onCommand, onFailure: vi.fn() });
  const { last } = Recognition;
  last.say('next');
  last.onerror?.({ error: 'no-speech' });
  last.onend?.();
  vi.advanceTimersByTime(1000);
  expect(last.starts).toBe(2);
  stop();
  vi.advanceTimersByTime(1000);
  last.say('back');
  expect(last.starts).toBe(2);
  expect(onCommand.mock.calls).toEqual([['next']]);
});

test('it gives up, and says so, where it is forbidden', () => {
  const onFailure = vi.fn();
  listen({ tag: 'en', words, onCommand: vi.fn(), onFailure });
  Recognition.last.onerror?.({ error: 'not-allowed' });
  vi.advanceTimersByTime(1000);
  expect(onFailure).toHaveBeenCalledOnce();
  expect(Recognition.last.starts).toBe(1);
});

test('a browser without recognition is told', () => {
  expect(canListen()).toBe(true);
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  expect(canListen()).toBe(false);
});
