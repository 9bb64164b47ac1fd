import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors.ts';
import type { UserInfo } from '../../../../src/contract/user/user.ts';
import { loadDraft, saveDraft } from '../../../../src/stores/drafts.ts';
import { blank, draftWith, recipe, t } from './states.ts';

const server: { revision: number | 'unreachable'; draft: boolean } = { revision: 1, draft: false };
const versions: unknown[] = [];
const answer = { loadOther: false };
const asked: string[] = [];

vi.mock('../../../../src/stores/outbox.ts', async () => ({
  $outbox: (await import('nanostores')).atom([]),
  startOutbox: async () => undefined,
  flush: async () => undefined,
}));
vi.mock('../../../../src/stores/questions.ts', () => ({
  ask: async ({ text, detail = text }: { text: string; detail?: string }) => {
    asked.push(detail);
    return answer.loadOther;
  },
}));
vi.mock('../../../../src/stores/session.ts', async () => ({
  $session: (await import('nanostores')).atom({ status: 'loading' }),
  api: async (_: unknown, { version }: { version?: string }) => {
    if (server.revision === 'unreachable') throw new ApiError('network');
    versions.push(version);
    return { id: '7', revision: server.revision, published: true, draft: server.draft, recipe };
  },
}));

const { openRecipe } = await import('../../../../src/features/recipe-editor/open-recipe.ts');

const user: UserInfo = { uid: 'de-anna', username: 'Anna', lang: 'de', countryAbbr: 'DE', countryCode: '49' };
const store = (began?: number) => {
  const { meta: _, ...draft } = { ...draftWith(blank, { title: 'Typed' }), form: 'recipe/7' };
  return saveDraft(began ? { ...draft, meta: { ...blank, cuisine: 'french', target: { id: '7', revision: began } } } : draft, {});
};
const stored = () => loadDraft('recipe/7', user.uid);

beforeEach(async () => {
  server.revision = 1;
  server.draft = false;
  versions.length = 0;
  answer.loadOther = false;
  asked.length = 0;
  await store(1);
});

test('a recipe is opened as the server has it, each time in an editor of its own', async () => {
  const [one, two] = [await openRecipe('7', { user, t, fresh: true }), await openRecipe('7', { user, t, fresh: true })];
  expect(one).toMatchObject({
    id: '7',
    fields: { title: recipe.title, servings: '4' },
    recipe: { target: { id: '7', revision: 1 } },
  });
  expect(one.key).not.toBe(two.key);
});

test('a draft of the same revision is gone on with, without a question', async () => {
  await openRecipe('7', { user, t });
  expect([asked, (await stored())?.fields]).toEqual([[], { title: 'Typed' }]);
});

describe('an old version of a recipe with a draft on the server', () => {
  beforeEach(() => {
    server.draft = true;
  });

  test('is opened where the author lets it replace the draft', async () => {
    answer.loadOther = true;
    await openRecipe('7', { user, t, version: '1', fresh: true });
    expect([asked, versions]).toEqual([['recipeEdit.newerVersion {}'], ['1']]);
  });

  test('is not opened where the author keeps the draft, which is', async () => {
    await openRecipe('7', { user, t, version: '1', fresh: true });
    expect([asked, versions]).toEqual([['recipeEdit.newerVersion {}'], ['1', undefined]]);
  });

  test('is opened without a question where there is no draft', async () => {
    server.draft = false;
    await openRecipe('7', { user, t, version: '1', fresh: true });
    expect([asked, versions]).toEqual([[], ['1']]);
  });
});

describe('a draft in conflict with the server', () => {
  test.each([
    ['began from an older revision', 1, null, 'recipeEdit.newerText'],
    ['does not say what it began from', undefined, null, 'recipeEdit.newerText'],
    ['is there as an old version is opened', 2, '1', 'recipeEdit.newerVersion'],
  ])('%s: the author may keep it, and it replaces what the server has', async (_, began, version, detail) => {
    server.revision = 2;
    await store(began);
    const { recipe: opened } = await openRecipe('7', { user, t, version });
    expect(asked).toEqual([`${detail} {}`]);
    expect(await stored()).toMatchObject({ fields: { title: 'Typed' }, meta: { target: { id: '7', revision: 2 } } });
    expect(opened.target).toEqual({ id: '7', revision: 2 });
  });

  test('is discarded where the author loads the other', async () => {
    server.revision = 2;
    answer.loadOther = true;
    await openRecipe('7', { user, t });
    expect(await stored()).toBeUndefined();
  });
});

test('without a connection, a draft on this device is gone on with', async () => {
  server.revision = 'unreachable';
  expect(await openRecipe('7', { user, t })).toMatchObject({ id: '7', fields: {}, recipe: { ingredients: [], steps: [] } });
  expect((await stored())?.fields).toEqual({ title: 'Typed' });
  await expect(openRecipe('8', { user, t })).rejects.toThrow(ApiError);
});
