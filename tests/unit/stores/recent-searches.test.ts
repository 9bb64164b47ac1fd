// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from '../../../src/stores/recent-searches.ts';
import { $session } from '../../../src/stores/session.ts';

const signIn = (uid: string) =>
  $session.set({ status: 'ready', user: { uid, username: '', countryAbbr: 'DE', countryCode: '49', lang: 'de' } });

beforeEach(() => $session.set({ status: 'starting' }));

test('searches are shown to nobody but the user who made them', async () => {
  signIn('anna');
  await rememberSearch('answers', 'how to sell my robot');
  signIn('louis');
  expect(await recentSearches('answers')).toEqual([]);
  await rememberSearch('answers', 'brush');
  $session.set({ status: 'anonymous' });
  expect(await recentSearches('answers')).toEqual([]);
  await rememberSearch('answers', 'dock');
  signIn('anna');
  expect(await recentSearches('answers')).toEqual(['how to sell my robot']);
  await forgetSearches('answers');
  expect(await recentSearches('answers')).toEqual([]);
  signIn('louis');
  expect(await recentSearches('answers')).toEqual(['brush']);
});

test('while it is not known who searches, nothing is kept or shown', async () => {
  await rememberSearch('answers', 'nobody’s');
  expect(await recentSearches('answers')).toEqual([]);
  $session.set({ status: 'unknown' });
  await rememberSearch('answers', 'nobody’s');
  expect(await recentSearches('answers')).toEqual([]);
  $session.set({ status: 'anonymous' });
  expect(await recentSearches('answers')).not.toContain('nobody’s');
});
