// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from '../../../src/stores/recent-searches.ts';
import { $session } from '../../../src/stores/session.ts';
import { storage } from '../../../src/stores/storage.ts';

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

test('the latest six are kept, the latest first, each field for itself', async () => {
  signIn('mia');
  for (let number = 1; number <= 7; number++) await rememberSearch('answers', `search ${number}`);
  await rememberSearch('recipes', 'wings');
  expect(await recentSearches('answers')).toEqual([7, 6, 5, 4, 3, 2].map((number) => `search ${number}`));
  expect(await recentSearches('recipes')).toEqual(['wings']);
  await forgetSearches('recipes');
  expect(await recentSearches('recipes')).toEqual([]);
  expect(await recentSearches('answers')).toHaveLength(6);
});

test('a search takes the place of its beginning, and of itself', async () => {
  signIn('noah');
  for (const query of ['bru', 'a brush', 'brush', 'dock', 'brush']) await rememberSearch('answers', query);
  expect(await recentSearches('answers')).toEqual(['brush', 'dock', 'a brush']);
});

test('searches are stored under their user, or as a guest’s', async () => {
  signIn('emma');
  await rememberSearch('answers', 'brush');
  $session.set({ status: 'anonymous' });
  await rememberSearch('recipes', 'wings');
  const keys = await storage.keys();
  expect(keys).toContain('searches/emma/answers');
  expect(keys).toContain('searches/guest/recipes');
});

test('while it is not known who searches, nothing is kept or shown', async () => {
  await rememberSearch('answers', 'nobody’s');
  expect(await recentSearches('answers')).toEqual([]);
  $session.set({ status: 'unknown' });
  await rememberSearch('answers', 'nobody’s');
  expect(await recentSearches('answers')).toEqual([]);
  await forgetSearches('answers');
  expect(await storage.keys()).not.toContain('undefined');
  $session.set({ status: 'anonymous' });
  expect(await recentSearches('answers')).not.toContain('nobody’s');
});
