import { beforeAll, describe, expect, test } from 'vitest';
import { recipeDetail, removeRecipe, searchRecipes } from '../../src/contract/recipes/read.ts';
import { publishRecipe } from '../../src/contract/recipes/save.ts';
import { recipe as recipeBody } from './recipe-bodies.ts';
import { createServer, type Server } from './server.ts';

let server: Server;
let token: string;

beforeAll(async () => {
  server = await createServer();
  token = await server.signIn('fr-louis');
});

const search = async (q: string, more: object = {}, lang = 'en') =>
  (await server.call(searchRecipes, { headers: { lang }, input: { q, ...more } })).data;
const ids = async (q: string, more: object = {}, lang = 'en') => (await search(q, more, lang)).items.map(({ id }) => id);

describe('a search', () => {
  test('says on every page how many recipes it finds', async () => {
    const all = await ids('chicken', { limit: '50' });
    expect(all.length).toBeGreaterThan(2);
    const first = await search('chicken', { limit: '2' });
    expect(first).toMatchObject({ total: all.length });
    expect(await search('chicken', { limit: '2', cursor: first.next })).toMatchObject({ total: all.length });
    expect(await search('qqqqqq')).toMatchObject({ total: 0 });
  });

  test('finds what was published a moment ago, as it is now, and no longer what was removed', async () => {
    const title = 'Zwiebelkuchen nach Oma';
    const { data } = await server.call(publishRecipe, { token, input: { recipe: recipeBody({ title, lang: 'de' }) } });
    expect(await ids('zwiebelkuchen')).toEqual([data.id]);
    const changed = { id: data.id, revision: data.revision, recipe: recipeBody({ title: 'Lauchkuchen', lang: 'de' }) };
    expect((await server.call(publishRecipe, { token, input: changed })).code).toBe(200);
    expect(await ids('zwiebelkuchen')).not.toContain(data.id);
    expect(await ids('lauchkuchen')).toEqual([data.id]);
    await server.call(removeRecipe, { token, input: { id: data.id } });
    expect(await ids('lauchkuchen')).toEqual([]);
  });

  test('leaves no word behind of what is gone', async () => {
    const words = () => server.db.selectFrom('recipe_words').selectAll().orderBy('word').execute();
    const pieces = () => server.db.selectFrom('recipe_word_pieces').selectAll().orderBy('piece').orderBy('word').execute();
    const before = [await words(), await pieces()];
    const recipe = recipeBody({ title: 'Quetschkartoffeln mit Bärlauchbutter 鸡肉丸', lang: 'de' });
    const { data } = await server.call(publishRecipe, { token, input: { recipe } });
    expect((await words()).length).toBeGreaterThan(before[0]?.length ?? 0);
    await server.call(removeRecipe, { token, input: { id: data.id } });
    expect([await words(), await pieces()]).toEqual(before);
  });

  test.each([
    ['Adlam', '𞤀𞤣𞤤𞤢𞤥', '𞤀𞤣𞤢𞤥'],
    ['Deseret', '𐐜𐐔𐐕𐐖𐐗', '𐐜𐐔𐐖𐐗'],
    ['Gothic', '𐌰𐌱𐌲𐌳𐌴𐌵', '𐌰𐌱𐌲𐌴𐌵'],
    ['Chakma', '𑄌𑄋𑄴𑄟𑄳𑄦', '𑄌𑄋𑄴𑄳𑄦'],
    ['Miao', '𖼀𖼁𖼂𖼃𖼄', '𖼀𖼁𖼃𖼄'],
    ['hieroglyphs', '𓀀𓀁𓀂𓀃𓀄', '𓀀𓀁𓀃𓀄'],
    ['cuneiform', '𒀀𒀁𒀂𒀃𒀄', '𒀀𒀁𒀃𒀄'],
  ])('finds a title of %s letters, with a typo and while it is typed, and keeps no half of a letter', async (_, word, typo) => {
    const title = `${word} Fladen`;
    const ingredients = [{ amount: null, unit: null, name: word }];
    const { code, data } = await server.call(publishRecipe, { token, input: { recipe: recipeBody({ title, ingredients }) } });
    expect(code).toBe(200);
    const pieces = await server.db.selectFrom('recipe_word_pieces').select('piece').where('word', '=', word).execute();
    for (const { piece } of pieces) expect(piece).not.toContain('\ufffd');
    for (const q of [word, `${word} `, [...word].slice(0, 4).join(''), [...word].slice(0, 2).join(''), `${typo} `])
      expect(await ids(q), q).toContain(data.id);
    await server.call(removeRecipe, { token, input: { id: data.id } });
    expect(await ids(word)).toEqual([]);
  });

  test('is paged without doubles to its end', async () => {
    const all = await ids('chicken', { limit: '50' });
    const paged: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await search('chicken', { limit: '4', ...(cursor && { cursor }) });
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    }
    expect(all.length).toBeGreaterThan(8);
    expect(paged).toEqual(all);
  });

  test('is narrowed by tags', async () => {
    const found = await ids('chicken', { cuisine: 'japanese,indian', limit: '50' });
    expect(found).toContain('chicken-karaage');
    for (const id of found) {
      const { data } = await server.call(recipeDetail, { input: { id } });
      expect(['japanese', 'indian']).toContain(data.tags.cuisine);
    }
  });

  test('shows those in the reader’s language first', async () => {
    const first = async (lang: string) => (await search('Vegan', {}, lang)).items[0]?.lang;
    expect(await first('ru')).toBe('ru');
    expect(await first('en')).toBe('en');
  });

  test('puts the title before ingredients', async () => {
    const [first] = await ids('salmon');
    expect(first).toBe('lemon-dill-salmon');
  });

  test('never shows drafts and what is hidden', async () => {
    expect(await ids('peach cobbler')).not.toContain('grace-draft-peach-cobbler');
    expect(await ids('freezer nuggets')).not.toContain('grace-hidden-nuggets');
  });

  test.each([
    '',
    ' ',
    '.',
    '"',
    "'",
    '" OR title:*',
    'NEAR(a b)',
    'title : chicken',
    'chicken*',
    '-chicken',
    '{title}',
    '^chicken',
    'a AND',
    '(',
    '\\',
    '%_',
    '🤖',
    '\u202egnp',
    'x'.repeat(100),
    'ab '.repeat(33),
    '鸡'.repeat(100),
    'https://example.com/?a=b&c=d',
  ])('for %o is answered', async (q) => {
    const { code, data } = await server.call(searchRecipes, { input: { q } });
    expect(code).toBe(200);
    expect(data.items.length).toBeLessThanOrEqual(20);
  });

  test.each([{}, { q: 'x'.repeat(101) }, { q: 'a\0b' }, { q: 'a', cursor: 'x' }, { q: 'a', food: 'x' }])(
    'refuses %o',
    async (input) => {
      expect((await server.call(searchRecipes, { input })).code).toBe(400);
    },
  );
});
