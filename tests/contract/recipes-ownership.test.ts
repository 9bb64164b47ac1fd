import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { editRecipe, recipeHistory } from '../../src/contract/recipes/edit.ts';
import {
  listFavorites,
  listRecipes,
  listWorks,
  recipeDetail,
  removeRecipe,
  restoreRecipe,
  searchRecipes,
  setFavorite,
} from '../../src/contract/recipes/read.ts';
import { publishRecipe, saveRecipe } from '../../src/contract/recipes/save.ts';
import { recipe } from './recipe-bodies.ts';
import { type CallOptions, contentsOf, createServer, type Server } from './server.ts';
import { signInOnce } from './unauthorized-callers.ts';

let server: Server;
const signIn = signInOnce(() => server);
let removed: string;
let published: string;

const anna = async () => ({ token: await signIn('de-anna') });

beforeAll(async () => {
  server = await createServer();
  const publish = async (title: string) => {
    const body = recipe({ title, lang: 'de', description: 'Annas Geheimnis' });
    return (await server.call(publishRecipe, { ...(await anna()), input: { recipe: body } })).data.id;
  };
  published = await publish('Annas Kartoffeln');
  removed = await publish('Annas verworfene Kartoffeln');
  await server.call(removeRecipe, { ...(await anna()), input: { id: removed } });
});

const draft = () => 'anna-draft-flammkuchen';
const hidden = () => 'anna-hidden-kloss';

/** Every call that names a recipe which only Anna may see or change. */
const calls: readonly [string, Endpoint, (id: unknown) => unknown, () => string][] = [
  ['a draft', recipeDetail, (id) => ({ id }), draft],
  ['a hidden recipe', recipeDetail, (id) => ({ id }), hidden],
  ['a removed recipe', recipeDetail, (id) => ({ id }), () => removed],
  ['collecting a draft', setFavorite, (id) => ({ id, favorite: true }), draft],
  ['collecting a hidden recipe', setFavorite, (id) => ({ id, favorite: true }), hidden],
  ['removing a draft', removeRecipe, (id) => ({ id }), draft],
  ['removing a published recipe', removeRecipe, (id) => ({ id }), () => published],
  ['restoring a removed recipe', restoreRecipe, (id) => ({ id }), () => removed],
  ['editing a draft', editRecipe, (id) => ({ id }), draft],
  ['editing a published recipe', editRecipe, (id) => ({ id }), () => published],
  ['the history', recipeHistory, (id) => ({ id }), () => published],
  ['saving', saveRecipe, (id) => ({ id, revision: 1, recipe: recipe() }), () => published],
  ['publishing', publishRecipe, (id) => ({ id, revision: 1, recipe: recipe() }), () => published],
];

/** A guest may read recipes, and do no more. */
const guest = (endpoint: Endpoint) => (endpoint.path === recipeDetail.path ? 404 : 401);

const callers: readonly [string, () => Promise<CallOptions>, refusedAs: (endpoint: Endpoint) => number][] = [
  ['another user of the region', async () => ({ token: await signIn('fr-louis') }), () => 404],
  ['a user of another region', async () => ({ token: await signIn('us-grace'), region: 'us' }), () => 404],
  ['a user of another region, here', async () => ({ token: await signIn('us-grace') }), () => 421],
  ['customer service', async () => ({ token: await signIn('service-eu') }), () => 403],
  ['a guest', async () => ({}), guest],
  ['nobody we know', async () => ({ token: 'x'.repeat(43) }), () => 401],
  ['its author, with an expired token', async () => ({ token: await signIn('de-anna', { ttlSeconds: 0 }) }), () => 401],
];

const malformed = ['', ' ', '.', '../x', "' or '1'='1", 'anna\0', '\ud800', '%', 'x'.repeat(65), '🤖', undefined, null, 7, ['x']];

const secrets = ['Flammkuchen', 'Kloß', 'Kochbuch', 'verworfen', 'Geheimnis'];

describe.each(calls)('%s', (_, endpoint, inputOf, idOf) => {
  test.each(callers)('is nothing to %s, who changes nothing', async (_caller, optionsOf, refusedAs) => {
    const options = await optionsOf();
    const before = await contentsOf(server.db);
    const theirs = await server.call(endpoint, { ...options, input: inputOf(idOf()) });
    const unknown = await server.call(endpoint, { ...options, input: inputOf('there-is-no-such-id') });
    expect(theirs.code).toBe(refusedAs(endpoint));
    expect(theirs.text).toBe(unknown.text);
    for (const secret of secrets) expect(theirs.text).not.toContain(secret);
    expect(await contentsOf(server.db)).toBe(before);
  });

  test.each(malformed.map((id) => [id]))('refuses the id %o', async (id) => {
    const before = await contentsOf(server.db);
    const { code } = await server.call(endpoint, { ...(await anna()), input: inputOf(id) });
    // Without an id the editor's calls make a new recipe.
    if (id === undefined && (endpoint.path === saveRecipe.path || endpoint.path === publishRecipe.path)) return;
    expect([400, 404]).toContain(code);
    expect(await contentsOf(server.db)).toBe(before);
  });
});

describe('lists', () => {
  test.each(callers.slice(0, 5))('have nothing for %s of what only its author may see', async (_caller, optionsOf) => {
    const options = await optionsOf();
    const search = { ...options, input: { q: 'Flammkuchen Kloßscheiben Kartoffeln', limit: '50' } };
    const answers = [
      await server.call(listRecipes, { ...options, input: { limit: '50' }, headers: { lang: 'de' } }),
      await server.call(searchRecipes, { ...search, headers: { lang: 'de' } }),
      await server.call(listWorks, options),
      await server.call(listFavorites, options),
    ];
    for (const { text } of answers) for (const id of [draft(), hidden(), removed]) expect(text).not.toContain(id);
  });

  test('tell nobody but the author of unpublished changes and why something is hidden', async () => {
    const edit = { id: published, revision: 1, recipe: recipe({ title: 'Noch besser' }) };
    expect((await server.call(saveRecipe, { ...(await anna()), input: edit })).code).toBe(200);
    const own = (await server.call(recipeDetail, { ...(await anna()), input: { id: published } })).data;
    const theirs = (await server.call(recipeDetail, { input: { id: published } })).data;
    expect(own).toMatchObject({ mine: true, draft: true, title: 'Annas Kartoffeln' });
    expect(theirs).toMatchObject({ mine: false, draft: false, title: 'Annas Kartoffeln' });
    const hiddenOne = (await server.call(recipeDetail, { ...(await anna()), input: { id: hidden() } })).data;
    expect(hiddenOne).toMatchObject({ state: 'hidden', hiddenReason: expect.stringContaining('Kochbuch') });
  });

  test('ignore a user that the query names', async () => {
    const louis = { token: await signIn('fr-louis') };
    const { data } = await server.call(listWorks, { ...louis, input: { uid: 'de-anna', limit: '50' } });
    expect(data.items.every(({ author }) => author === 'Louis Moreau')).toBe(true);
  });

  test('never say an author’s id or anything else that is not in the contract', async () => {
    for (const { text } of [
      await server.call(listRecipes, { input: { limit: '50' } }),
      await server.call(recipeDetail, { input: { id: published } }),
    ])
      for (const column of ['"uid"', 'de-anna', 'search_place', 'rank', 'removed_at', 'hidden_reason'])
        expect(text).not.toContain(column);
  });
});

test.each([
  '<script>alert(1)</script>',
  '</script><img src=x onerror=alert(1)>',
  '{{constructor}} $1 {1} %s \\u0041 &amp;',
  '\u202eevil\u2066',
  '👩‍🍳 ñ ﷽ Z͑ͫ̓ 漢字 שלום',
  '  inner   spaces\nand\tlines  ',
])('the text %o comes back as it was', async (text) => {
  const louis = { token: await signIn('fr-louis') };
  const body = recipe({
    title: text.trim(),
    description: text.trim(),
    ingredients: [{ amount: 1, unit: null, name: text.trim() }],
    steps: [{ text: text.trim(), image: null, heat: null, minutes: null }],
  });
  const { data } = await server.call(publishRecipe, { ...louis, input: { recipe: body } });
  const { data: found } = await server.call(recipeDetail, { input: data });
  expect(found).toMatchObject({
    title: body.title,
    description: body.description,
    ingredients: body.ingredients,
    steps: body.steps,
  });
  const works = await server.call(listWorks, louis);
  expect(works.data.items[0]?.title).toBe(body.title);
  await server.call(removeRecipe, { ...louis, input: data });
});
