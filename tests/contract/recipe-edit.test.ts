import { beforeEach, describe, expect, test } from 'vitest';
import { maxPublishesPerHour } from '../../server/recipes/write.ts';
import { editRecipe, recipeHistory } from '../../src/contract/recipes/edit.ts';
import { recipeLimits } from '../../src/contract/recipes/limits.ts';
import { listWorks, recipeDetail, removeRecipe } from '../../src/contract/recipes/read.ts';
import { type NewRecipe, publishRecipe, saveRecipe } from '../../src/contract/recipes/save.ts';
import { recipe } from './recipe-bodies.ts';
import { upload } from './reports.ts';
import { contentsOf, createServer, newKey, noon, type Server } from './server.ts';

let server: Server;
let anna: string;
let louis: string;

beforeEach(async () => {
  server = await createServer();
  anna = await server.signIn('de-anna');
  louis = await server.signIn('fr-louis');
});

const empty = {
  ...recipe({ title: '', description: '', ingredients: [], steps: [], nutrition: null }),
  servings: null,
  prepMinutes: null,
  tags: { equipment: [], difficulty: null, cuisine: null, food: [] },
};

const publish = (input: object, token = anna, key = newKey()) => server.call(publishRecipe, { token, input, key });
const save = (input: object, token = anna) => server.call(saveRecipe, { token, input });
const edit = (input: object, token = anna) => server.call(editRecipe, { token, input });
const history = (id: string, token = anna) => server.call(recipeHistory, { token, input: { id } });
const seen = (id: string, token = louis) => server.call(recipeDetail, { token, input: { id } });
const published = async (more: Partial<NewRecipe> = {}) => (await publish({ recipe: recipe(more) })).data;
const rowOf = (id: string) => server.db.selectFrom('recipes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const heated = (count: number): NewRecipe['steps'] =>
  Array.from({ length: count }, () => ({
    text: 'Cook.',
    image: null,
    heat: { mode: 'airFry', temperature: 200, minutes: 5 },
    minutes: null,
  }));

describe('a recipe', () => {
  test('is published for everybody, as it was written', async () => {
    const { id, revision } = await published();
    expect(revision).toBe(1);
    expect((await seen(id)).data).toMatchObject({ ...recipe(), mine: false, state: 'published', draft: false });
    expect(await rowOf(id)).toMatchObject({
      uid: 'de-anna',
      title: 'Crisp potatoes',
      lang: 'en',
      minutes: 35,
      difficulty: 'easy',
      listed: 1,
      version: 1,
    });
  });

  test('is one however often it is sent under one key, also at once', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => publish({ recipe: recipe() }, anna, key)));
    const ids = new Set(answers.filter(({ code }) => code === 200).map(({ data }) => data.id));
    expect(ids.size).toBe(1);
    expect(answers.every(({ code }) => code === 200 || code === 409)).toBe(true);
    const again = await publish({ recipe: recipe() }, anna, key);
    expect(ids.has(again.data.id)).toBe(true);
    expect((await history(again.data.id)).data.versions).toHaveLength(1);
    expect((await publish({ recipe: recipe({ title: 'Other' }) }, anna, key)).code).toBe(422);
  });

  test('keeps any text as it was written', async () => {
    const odd = `<script>alert(1)</script> </script><!-- "quoted" 'single' \\ 🥔 عربي {} {1/2} \u202e ½`;
    const { id } = await published({
      title: odd,
      description: odd,
      ingredients: [{ amount: 0.125, unit: 'tsp', name: odd }],
      steps: [{ text: odd, image: null, heat: null, minutes: null }],
    });
    const { data } = await edit({ id });
    expect([data.recipe.title, data.recipe.description, data.recipe.ingredients[0]?.name, data.recipe.steps[0]?.text]).toEqual([
      odd,
      odd,
      odd,
      odd,
    ]);
  });

  test('may heat in as many steps as an appliance has stages, beside others that it rests in', async () => {
    const resting = [{ text: 'Rest.', image: null, heat: null, minutes: 5 }];
    expect((await publish({ recipe: recipe({ steps: [...heated(recipeLimits.stages), ...resting] }) })).code).toBe(200);
    const { code, data } = await publish({ recipe: recipe({ steps: heated(recipeLimits.stages + 1) }) });
    expect({ code, data }).toMatchObject({ code: 400, data: { fields: { recipe: 'tooMany' } } });
  });

  test.each([
    [{ title: ' ' }, 'recipe'],
    [{ servings: 0 }, 'recipe'],
    [{ servings: 1.5 }, 'recipe'],
    [{ ingredients: [] }, 'recipe'],
    [{ ingredients: [{ amount: -1, unit: 'g', name: 'x' }] }, 'recipe'],
    [{ ingredients: [{ amount: 1, unit: 'stone', name: 'x' }] }, 'recipe'],
    [{ steps: [{ text: 'x', image: null, heat: { mode: 'airFry', temperature: 900, minutes: 5 }, minutes: null }] }, 'recipe'],
    [{ description: 'x'.repeat(recipeLimits.description + 1) }, 'recipe'],
    [{ tags: { ...recipe().tags, equipment: ['oven', 'oven'] } }, 'recipe'],
    [{ tags: { ...recipe().tags, equipment: Array(5000).fill('oven') } }, 'recipe'],
    [{ tags: { ...recipe().tags, food: ['bread', 'bread'] } }, 'recipe'],
    [{ steps: heated(recipeLimits.stages + 1) }, 'recipe'],
    [{ title: 'a\0' }, 'recipe'],
    [{ image: '../../etc' }, 'recipe'],
    [{ lang: 'xx' }, 'lang'],
  ])('is refused with %o', async (wrong, field) => {
    const before = await contentsOf(server.db);
    const { code, data } = await publish({ recipe: { ...recipe(), ...wrong } });
    expect(code).toBe(400);
    expect(Object.keys((data as unknown as { fields: object }).fields)).toEqual([field]);
    expect(await contentsOf(server.db)).toBe(before);
  });

  test('takes no privileged field from its author', async () => {
    const privileged = { uid: 'fr-louis', state: 'published', favorites: 99, cooked: 99, listed: 1, rank: 9e9, version: 7 };
    const { data } = await save({ ...privileged, recipe: { ...empty, ...privileged } });
    expect(await rowOf(data.id)).toMatchObject({
      uid: 'de-anna',
      state: 'draft',
      favorites: 0,
      cooked: 0,
      listed: 0,
      version: 0,
    });
    const { id } = (await publish({ ...privileged, ...data, recipe: { ...recipe(), ...privileged } })).data;
    const row = await rowOf(id);
    expect(row).toMatchObject({ uid: 'de-anna', favorites: 0, cooked: 0, version: 1 });
    expect(row.rank).toBeLessThan(9e9);
    expect(row.body).not.toContain('fr-louis');
  });

  test('is published so many times an hour, and again after it', async () => {
    let { id, revision } = await published();
    for (let count = 1; count < maxPublishesPerHour; count++) {
      server.clock.now += 1000;
      ({ id, revision } = (await publish({ id, revision, recipe: recipe({ title: `Version ${count}` }) })).data);
    }
    const { code, headers } = await publish({ recipe: recipe() });
    expect(code).toBe(429);
    const wait = Number(headers.get('Retry-After'));
    expect(wait).toBe(3600 - (maxPublishesPerHour - 1));
    expect((await publish({ recipe: recipe() }, louis)).code).toBe(200);
    const later = await server.signIn('de-anna', { ttlSeconds: 7200 });
    server.clock.now += wait * 1000 - 1;
    expect((await publish({ recipe: recipe() }, later)).code).toBe(429);
    server.clock.now += 1;
    expect((await publish({ recipe: recipe() }, later)).code).toBe(200);
  });
});

describe('a draft', () => {
  test('may be as long as its limits allow, in any script', async () => {
    const { title, description, ingredients, ingredient, steps, step } = recipeLimits;
    const long = recipe({
      title: '烤'.repeat(title),
      description: '烤'.repeat(description),
      ingredients: Array.from({ length: ingredients }, () => ({ amount: 1, unit: 'g', name: '烤'.repeat(ingredient) })),
      steps: Array.from({ length: steps }, () => ({ text: '烤'.repeat(step), image: null, heat: null, minutes: 5 })),
    });
    expect((await save({ recipe: long })).code).toBe(200);
    expect((await publish({ recipe: long })).code).toBe(200);
  });

  test('may lack anything, and is seen by its author only', async () => {
    const { id, revision } = (await save({ recipe: empty })).data;
    expect((await edit({ id })).data).toMatchObject({ id, revision, published: false, draft: true, recipe: empty });
    expect((await seen(id)).code).toBe(404);
    expect((await edit({ id }, louis)).code).toBe(404);
    const works = await server.call(listWorks, { token: anna });
    expect(works.data.items.find((item) => item.id === id)).toMatchObject({ state: 'draft', title: '' });
  });

  test('lies beside the published version, and is gone when it is published', async () => {
    const { id, revision } = await published();
    const saved = await save({ id, revision, recipe: recipe({ title: 'Crisper potatoes' }) });
    expect((await seen(id)).data.title).toBe('Crisp potatoes');
    expect(await rowOf(id)).toMatchObject({ title: 'Crisp potatoes', state: 'published' });
    expect((await edit({ id })).data).toMatchObject({ published: true, draft: true, recipe: { title: 'Crisper potatoes' } });
    expect((await edit({ id, version: 1 })).data).toMatchObject({ draft: true, recipe: { title: 'Crisp potatoes' } });
    expect((await publish({ ...saved.data, recipe: recipe({ title: 'Crispest potatoes' }) })).data.published).toBe(true);
    expect((await seen(id)).data.title).toBe('Crispest potatoes');
    expect((await edit({ id })).data).toMatchObject({ draft: false, recipe: { title: 'Crispest potatoes' } });
  });

  test('that says what is published already is none', async () => {
    const { id, revision } = await published();
    await save({ id, revision, recipe: recipe() });
    expect((await edit({ id })).data.draft).toBe(false);
  });
});

describe('what another device has changed', () => {
  test('is not overwritten', async () => {
    const { id, revision } = await published();
    await save({ id, revision, recipe: recipe({ title: 'Theirs' }) });
    const before = await contentsOf(server.db);
    for (const wrong of [{ id, revision }, { id }]) {
      const answer = await publish({ ...wrong, recipe: recipe({ title: 'Mine' }) });
      expect(answer).toMatchObject({ code: 409, data: { fields: { revision: 'changed' } } });
      expect(answer.msg).toMatch(/^This recipe was changed on another device/);
      expect((await save({ ...wrong, recipe: recipe({ title: 'Mine' }) })).code).toBe(409);
    }
    expect(await contentsOf(server.db)).toBe(before);
    const { data } = await edit({ id });
    expect((await publish({ id, revision: data.revision, recipe: recipe({ title: 'Mine' }) })).code).toBe(200);
  });

  test.each(['de', 'ja', 'zhf'])('is told in the language %s', async (lang) => {
    const { id } = await published();
    const answer = await server.call(saveRecipe, { token: anna, input: { id, recipe: recipe() }, headers: { lang } });
    expect(answer.msg).not.toMatch(/[a-z]{3} device/);
    expect(answer.code).toBe(409);
  });
});

describe('the history', () => {
  test('tells every version, what changed in it, and what it said', async () => {
    let { id, revision } = await published();
    const image = await upload(server, anna);
    server.clock.now = noon + 5000;
    ({ revision } = (await publish({ id, revision, recipe: recipe({ title: 'Crisper', image }) })).data);
    ({ revision } = (await publish({ id, revision, recipe: recipe({ title: 'Crisper', image }) })).data);
    const steps = recipe().steps.map((step) => ({ ...step, text: `${step.text} Really.` }));
    await publish({ id, revision, recipe: recipe({ title: 'Crisper', image, servings: 4, steps }) });
    const { versions } = (await history(id)).data;
    expect(versions).toEqual([
      { version: 3, title: 'Crisper', lang: 'en', publishedAt: noon / 1000 + 5, changed: ['steps', 'other'] },
      { version: 2, title: 'Crisper', lang: 'en', publishedAt: noon / 1000 + 5, changed: ['title', 'pictures'] },
      { version: 1, title: 'Crisp potatoes', lang: 'en', publishedAt: noon / 1000, changed: [] },
    ]);
    const old = await edit({ id, version: '1' });
    expect(old.data).toMatchObject({ draft: false, recipe: { title: 'Crisp potatoes', image: null } });
    expect((await edit({ id, version: 9 })).code).toBe(404);
    expect((await edit({ id, version: 'x' })).code).toBe(400);
  });

  test('is empty before the first', async () => {
    const { id } = (await save({ recipe: empty })).data;
    expect((await history(id)).data.versions).toEqual([]);
  });
});

describe('pictures', () => {
  test('belong to the recipe, those of old versions too', async () => {
    const [main, step] = [await upload(server, anna), await upload(server, anna)];
    const steps = recipe().steps.map((one) => ({ ...one, image: step }));
    const { id, revision } = await published({ image: main, steps });
    const { data } = await seen(id);
    expect([data.image?.id, ...data.steps.map(({ image }) => image?.id)]).toEqual([main, step, step]);
    await publish({ id, revision, recipe: recipe() });
    expect((await seen(id)).data.image).toBeNull();
    expect((await edit({ id, version: 1 })).data.recipe.image).toMatchObject({ id: main });
    const { data: now } = await edit({ id });
    expect((await publish({ id, revision: now.revision, recipe: recipe({ image: step }) })).code).toBe(200);
    expect(await rowOf(id)).toMatchObject({ image_id: step });
  });

  test('of a recipe that was removed while an editor had it open belong to the one that is saved instead', async () => {
    const image = await upload(server, anna);
    const { id } = await published({ image });
    await server.call(removeRecipe, { token: anna, input: { id } });
    const { data } = await save({ recipe: recipe({ image }) });
    expect((await edit({ id: data.id })).data.recipe.image).toMatchObject({ id: image });
  });

  test('of others, of other recipes and of nobody are not taken', async () => {
    const own = await upload(server, anna);
    await published({ image: own });
    const theirs = await upload(server, louis);
    const before = await contentsOf(server.db);
    for (const image of [own, theirs, 'never-was', 'de-anna-map-photo-1']) {
      expect((await publish({ recipe: recipe({ image }) })).data).toMatchObject({ fields: { images: 'unknown' } });
      expect((await save({ recipe: { ...empty, image } })).data).toMatchObject({ fields: { images: 'unknown' } });
    }
    expect(await contentsOf(server.db)).toBe(before);
  });
});

describe('a recipe of somebody else', () => {
  test('is as unknown as one that never was, and stays as it is', async () => {
    const { id, revision } = await published();
    await save({ id, revision, recipe: recipe({ title: 'Draft' }) });
    const before = await contentsOf(server.db);
    const mine = { revision: revision + 1, recipe: recipe({ title: 'Stolen' }) };
    for (const call of [
      (of: string) => publish({ id: of, ...mine }, louis),
      (of: string) => save({ id: of, ...mine }, louis),
      (of: string) => edit({ id: of }, louis),
      (of: string) => edit({ id: of, version: 1 }, louis),
      (of: string) => history(of, louis),
    ]) {
      const answer = await call(id);
      expect(answer.code).toBe(404);
      expect(answer.text).toBe((await call('never-was')).text);
      expect((await call('no id at all')).code).toBe(400);
    }
    expect(await contentsOf(server.db)).toBe(before);
  });

  test('cannot be edited without a token', async () => {
    const { id } = await published();
    for (const token of ['', 'nonsense']) {
      expect((await edit({ id }, token)).code).toBe(401);
      expect((await save({ recipe: empty }, token)).code).toBe(401);
    }
  });
});

test('a removed recipe is not edited back', async () => {
  const { id, revision } = await published();
  await server.call(removeRecipe, { token: anna, input: { id } });
  expect((await publish({ id, revision, recipe: recipe() })).code).toBe(404);
  expect((await edit({ id })).code).toBe(404);
});

test('a hidden recipe stays hidden when it is edited, and its author is told', async () => {
  const { id, revision } = await published();
  await server.db.updateTable('recipes').set({ state: 'hidden', listed: 0 }).where('id', '=', id).execute();
  expect((await publish({ id, revision, recipe: recipe({ title: 'Better' }) })).data.published).toBe(false);
  expect(await rowOf(id)).toMatchObject({ state: 'hidden', listed: 0, title: 'Better' });
  expect((await seen(id)).code).toBe(404);
  expect((await edit({ id })).data.published).toBe(false);
});
