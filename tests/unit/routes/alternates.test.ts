import { describe, expect, test } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { alternates, hasRuntimeId } from '../../../src/routes/alternates.ts';

const paths = (...args: Parameters<typeof alternates>) => alternates(...args).map(({ path }) => path);

describe('the addresses of a page', () => {
  test('are one for each language, English first and without a prefix', () => {
    const all = alternates('home');
    expect(all.map(({ locale }) => locale)).toEqual(locales);
    expect(all.slice(0, 3).map(({ path }) => path)).toEqual(['/home', '/zh/home', '/zh-hk/home']);
  });

  test('have the parameters of the content in them', () => {
    expect(paths('moreMaps', { model: 'V330' })).toContain('/de/moreMapsV330');
    expect(paths('faqDetail', { id: 'a b' })).toContain('/faqDetail/a%20b');
  });

  test('leave out an id that only a reader knows', () => {
    expect(paths('feedbackDetails')).toContain('/de/feedbackDetails');
    expect(hasRuntimeId('feedbackDetails')).toBe(true);
    expect(hasRuntimeId('faqDetail')).toBe(false);
  });

  test('are refused when a parameter is missing', () => {
    expect(() => alternates('moreMaps')).toThrow(new TypeError('A page of the route moreMaps needs model'));
  });
});
