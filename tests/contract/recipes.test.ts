import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { list, unlist } from '../../server/recipes/listing.ts';
import { seedRecipeFiles } from '../../server/seed/recipe-files.ts';
import {
  listFavorites,
  listRecipes,
  listWorks,
  type RecipeCard,
  recipeDetail,
  removeRecipe,
  restoreRecipe,
  searchRecipes,
  setFavorite,
} from '../../src/contract/recipes/read.ts';
import { publishRecipe } from '../../src/contract/recipes/save.ts';
import { recipeTags } from '../../src/contract/recipes/tags.ts';
import { recipe as recipeBody } from './recipe-bodies.ts';
import { type CallOptions, createServer, type Server } from './server.ts';

let server: Server;

beforeAll(async () => {
  server = await createServer();
});

type Listing = typeof listRecipes | typeof searchRecipes | typeof listWorks | typeof listFavorites;

/** Page by page to the end. @param between what happens after each page */
async function walk(endpoint: Listing, options: CallOptions = {}, between?: (page: number) => Promise<void>) {
  const cards: RecipeCard[] = [];
  let cursor: string | null = '';
  for (let page = 1; cursor !== null; page++) {
    const input: object = { limit: '7', ...(options.input as object), ...(cursor && { cursor }) };
    const answer = await server.call(endpoint as typeof listRecipes, { ...options, input });
    expect(answer.code).toBe(200);
    cards.push(...answer.data.items);
    cursor = answer.data.next;
    await between?.(page);
  }
  return cards;
}

const idsOf = (cards: readonly RecipeCard[]) => cards.map(({ id }) => id);
const fries = 'crispy-potato-fries';
const grace = async () => ({ token: await server.signIn('us-grace'), region: 'us' as const });
const anna = async () => ({ token: await server.signIn('de-anna') });

describe('the recommended', () => {
  test('are all that is published, each once, to a guest too', async () => {
    const rows = await server.db.selectFrom('recipes').select('id').where('state', '=', 'published').execute();
    const ids = idsOf(await walk(listRecipes));
    expect(ids).toHaveLength(new Set(ids).size);
    expect([...ids].sort()).toEqual(rows.map(({ id }) => id).sort());
  });

  const written = [...new Set(seedRecipeFiles().map(({ recipe }) => recipe.lang))];

  test.each(written)('begin with those in %s, then English, then each other language', async (lang) => {
    const langs = (await walk(listRecipes, { headers: { lang } })).map((card) => card.lang);
    const order = [...new Set(langs)];
    expect(order.slice(0, 2)).toEqual(lang === 'en' ? ['en', 'zh'] : [lang, 'en']);
    expect(langs).toEqual(order.flatMap((each) => langs.filter((one) => one === each)));
  });

  test('begin with English for a language that nobody writes in', async () => {
    const { data } = await server.call(listRecipes, { headers: { lang: 'sv' } });
    expect(data.items[0]?.lang).toBe('en');
  });

  test('are each shown once while others come, go and are collected', async () => {
    const before = idsOf(await walk(listRecipes));
    const writer = await server.signIn('fr-louis');
    const louis = { token: writer };
    const made: string[] = [];
    const gone = before.at(-1) as string;
    const ids = idsOf(
      await walk(listRecipes, {}, async (page) => {
        const { data } = await server.call(publishRecipe, { ...louis, input: { recipe: recipeBody({ lang: 'en' }) } });
        made.push(data.id);
        for (const id of before.slice((page - 1) * 7, page * 7))
          await server.call(setFavorite, { ...louis, input: { id, favorite: page % 2 === 0 } });
        if (page === 2) await unlist(server.db, gone);
      }),
    );
    expect(ids).toHaveLength(new Set(ids).size);
    expect(before.filter((id) => !ids.includes(id))).toEqual([gone]);
    await list(server.db, gone);
    for (const id of made) await server.call(removeRecipe, { ...louis, input: { id } });
    expect(new Set(idsOf(await walk(listRecipes)))).toEqual(new Set(before));
  });

  test.each([
    [{ food: 'vegan' }],
    [{ food: 'vegan,fish' }],
    [{ difficulty: 'easy', cuisine: 'korean,indian,british' }],
    [{ equipment: 'oven', difficulty: 'medium', cuisine: 'american', food: 'dessert,potatoes,bread' }],
    [{ food: recipeTags.food.join(',') }],
    [{ cuisine: 'japanese', food: 'bread', difficulty: 'hard' }],
  ] as Record<string, string>[][])('narrowed by %o are exactly those with such tags, in the same order', async (filter = {}) => {
    const all = await walk(listRecipes);
    const wanted: string[] = [];
    for (const { id } of all) {
      const { tags } = (await server.call(recipeDetail, { input: { id } })).data;
      const has = Object.entries(filter).every(([dimension, chosen]) =>
        chosen.split(',').some((tag) => [tags[dimension as keyof typeof tags]].flat().includes(tag as never)),
      );
      if (has) wanted.push(id);
    }
    expect(idsOf(await walk(listRecipes, { input: filter }))).toEqual(wanted);
    const counted = await server.call(listRecipes, { input: { ...filter, counted: 'yes', limit: '1' } });
    expect(counted.data.total).toBe(wanted.length);
    expect((await server.call(listRecipes, { input: filter })).data).not.toHaveProperty('total');
  });

  test.each([
    { food: 'stones' },
    { food: 'vegan,' },
    { food: 'constructor' },
    { cursor: 'x' },
    { cursor: 'xx.1.y' },
    { cursor: '1.2' },
    { limit: '0' },
    { limit: '51' },
    { limit: 'many' },
  ])('refuse %o', async (input) => {
    expect((await server.call(listRecipes, { input })).code).toBe(400);
  });
});

describe('a card', () => {
  test('has a small picture with its own size', async () => {
    const card = (await walk(listRecipes)).find(({ image }) => image) as RecipeCard;
    const { url, width, height } = card.image as NonNullable<RecipeCard['image']>;
    expect({ width, height }).toEqual({ width: 480, height: 360 });
    const answers = await Promise.all([1, 2].map(() => server.app.request(url.replace('https://api.test', 'http://localhost'))));
    const [bytes, again] = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
    expect(bytes).toEqual(again);
    expect(answers[0]?.headers.get('Content-Type')).toBe('image/webp');
    expect(answers[0]?.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(answers[0]?.headers.get('Cache-Control')).toMatch(/^private, max-age=\d+, immutable$/);
  });

  test('has a picture whose address opens neither the large one nor another', async () => {
    const [first, second] = (await walk(listRecipes)).filter(({ image }) => image);
    const open = async (change?: (query: URLSearchParams) => void) => {
      const url = new URL((first?.image?.url ?? '').replace('https://api.test', 'http://localhost'));
      change?.(url.searchParams);
      return (await server.app.request(url)).status;
    };
    expect(await open()).toBe(200);
    expect(await open((query) => query.delete('size'))).toBe(403);
    expect(await open((query) => query.set('size', 'huge'))).toBe(403);
    expect(await open((query) => query.set('id', second?.image?.id ?? ''))).toBe(403);
  });
});

describe('a favorite', () => {
  test('counts once, however often it is said, and is found among the favorites', async () => {
    const user = await anna();
    const before = (await server.call(recipeDetail, { ...user, input: { id: fries } })).data;
    expect(before.favorite).toBe(false);
    for (let time = 0; time < 2; time++) {
      const { data } = await server.call(setFavorite, { ...user, input: { id: fries, favorite: true } });
      expect(data.favorites).toBe(before.favorites + 1);
    }
    expect((await server.call(recipeDetail, { ...user, input: { id: fries } })).data.favorite).toBe(true);
    expect((await server.call(recipeDetail, { input: { id: fries } })).data.favorite).toBe(false);
    const [latest] = await walk(listFavorites, user);
    expect(latest).toMatchObject({ id: fries, favorite: true });
    for (let time = 0; time < 2; time++) {
      const { data } = await server.call(setFavorite, { ...user, input: { id: fries, favorite: false } });
      expect(data.favorites).toBe(before.favorites);
    }
    expect(idsOf(await walk(listFavorites, user))).not.toContain(fries);
  });

  test('is on one page only, also of several that were collected at the same moment', async () => {
    const user = await anna();
    const some = idsOf(await walk(listRecipes)).slice(0, 9);
    for (const id of some) await server.call(setFavorite, { ...user, input: { id, favorite: true } });
    const all = idsOf(await walk(listFavorites, { ...user, input: { limit: '50' } }));
    expect(all).toEqual(expect.arrayContaining(some));
    expect(idsOf(await walk(listFavorites, { ...user, input: { limit: '2' } }))).toEqual(all);
  });

  test('lifts a recipe, which falls no more: who pages through a list would meet it twice', async () => {
    const user = await anna();
    const id = 'jacket-potatoes';
    await server.db.updateTable('recipes').set({ favorites: 1022 }).where('id', '=', id).execute();
    const rank = async () => (await server.db.selectFrom('recipes').select('rank').where('id', '=', id).executeTakeFirst())?.rank;
    const before = (await rank()) ?? 0;
    await server.call(setFavorite, { ...user, input: { id, favorite: true } });
    const lifted = await rank();
    expect(lifted).toBeGreaterThan(before);
    await server.call(setFavorite, { ...user, input: { id, favorite: false } });
    await list(server.db, id);
    expect(await rank()).toBe(lifted);
  });

  test('disappears while nobody may see it, and comes back', async () => {
    const user = await anna();
    const [{ id } = { id: '' }] = await walk(listFavorites, user);
    await unlist(server.db, id);
    expect(idsOf(await walk(listFavorites, user))).not.toContain(id);
    expect((await server.call(setFavorite, { ...user, input: { id, favorite: true } })).code).toBe(404);
    await list(server.db, id);
    expect(idsOf(await walk(listFavorites, user))).toContain(id);
  });

  test('is nobody’s without a token', async () => {
    expect((await server.call(setFavorite, { input: { id: fries, favorite: true } })).code).toBe(401);
    expect((await server.call(listFavorites)).code).toBe(401);
    expect((await server.call(listWorks)).code).toBe(401);
  });
});

describe('the works', () => {
  test('are the caller’s own in all states, the latest change first', async () => {
    const works = await walk(listWorks, await grace());
    const rows = await server.db.selectFrom('recipes').selectAll().where('uid', '=', 'us-grace').execute();
    const expected = rows.sort((a, b) => b.updated_at - a.updated_at || (a.id < b.id ? 1 : -1)).map(({ id }) => id);
    expect(idsOf(works)).toEqual(expected);
    expect(new Set(works.map(({ state }) => state))).toEqual(new Set(['draft', 'published', 'hidden']));
  });
});

describe('a removal', () => {
  test('takes a recipe out of everything, for its author too, until it is taken back', async () => {
    const user = await grace();
    const found = async () => [
      idsOf(await walk(listRecipes)).includes(fries),
      idsOf(await walk(listRecipes, { input: { food: 'potatoes' } })).includes(fries),
      idsOf(await walk(searchRecipes, { input: { q: 'crispy fries' } })).includes(fries),
      idsOf(await walk(listWorks, user)).includes(fries),
      (await server.call(recipeDetail, { ...user, input: { id: fries } })).code === 200,
      (await server.call(recipeDetail, { input: { id: fries } })).code === 200,
    ];
    const before = (await server.call(recipeDetail, { input: { id: fries } })).text;
    expect(await found()).toEqual([true, true, true, true, true, true]);
    for (let time = 0; time < 2; time++)
      expect((await server.call(removeRecipe, { ...user, input: { id: fries } })).code).toBe(200);
    expect(await found()).toEqual([false, false, false, false, false, false]);
    for (let time = 0; time < 2; time++)
      expect((await server.call(restoreRecipe, { ...user, input: { id: fries } })).code).toBe(200);
    expect(await found()).toEqual([true, true, true, true, true, true]);
    expect((await server.call(recipeDetail, { input: { id: fries } })).text).toBe(before);
  });

  test('taken back shows nobody what was hidden or never published', async () => {
    const user = await grace();
    for (const id of ['grace-draft-peach-cobbler', 'grace-hidden-nuggets']) {
      await server.call(removeRecipe, { ...user, input: { id } });
      await server.call(restoreRecipe, { ...user, input: { id } });
      expect((await server.call(recipeDetail, { input: { id } })).code).toBe(404);
      expect((await server.call(recipeDetail, { ...user, input: { id } })).code).toBe(200);
      expect(idsOf(await walk(listRecipes))).not.toContain(id);
    }
  });
});
