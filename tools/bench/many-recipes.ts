import { openDatabase } from '../../server/db/open.ts';
import type { Db } from '../../server/db/tables.ts';
import { languages } from '../../server/messages.ts';
import { list } from '../../server/recipes/listing.ts';
import type { NewRecipe } from '../../src/contract/recipes/save.ts';
import { recipeTags } from '../../src/contract/recipes/tags.ts';
import { hour } from '../../src/lib/time-units.ts';
import { randomOf } from '../chaos/random.ts';

export const reader = 'reader';

/** Words that stand for common and for rare ones, so that a bench can ask for them: every tenth recipe has the common ones. */
export const known = { common: 'chicken', second: 'lemon', rare: 'bergamot', cjk: '鸡翅' } as const;

const first = Date.UTC(2020, 0, 1);
const batch = 2000;

/** A database with so many invented recipes: words as people use them, few often and many seldom, in all languages. */
export async function manyRecipes(count: number): Promise<Db> {
  const db = await openDatabase(':memory:');
  const random = randomOf(7);
  const author = { username: 'Author', country: 'US', lang: 'en', role: 'user', version: 0 } as const;
  for (const uid of ['author', reader])
    await db
      .insertInto('users')
      .values({ uid, ...author })
      .execute();
  for (let start = 0; start < count; start += batch) {
    await db.transaction().execute(async (trx) => {
      for (let index = start; index < Math.min(count, start + batch); index++) await insert(trx, index, random);
    });
  }
  return db;
}

async function insert(db: Db, index: number, random: () => number): Promise<void> {
  const id = `recipe-${index}`;
  const recipe = inventRecipe(index, random);
  const published_at = first + index * hour;
  await db
    .insertInto('recipes')
    .values({
      id,
      uid: index % 10 === 0 ? reader : 'author',
      state: 'published',
      body: JSON.stringify(recipe),
      draft: null,
      title: recipe.title,
      lang: recipe.lang,
      minutes: 0,
      difficulty: null,
      image_id: null,
      revision: 1,
      version: 1,
      favorites: Math.floor(1 / (random() + 0.001)),
      cooked: 0,
      rank: 0,
      listed: 0,
      hidden_reason: '',
      published_at,
      updated_at: published_at,
      removed_at: null,
    })
    .execute();
  await list(db, id);
  if (index % 10 === 1)
    await db.insertInto('favorites').values({ uid: reader, recipe_id: id, created_at: published_at }).execute();
}

function inventRecipe(index: number, random: () => number): NewRecipe {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const lang = random() < 0.4 ? 'en' : pick(languages);
  const chinese = lang === 'zh' || lang === 'zhf';
  const word = chinese ? () => pair(rankOf(random)) : () => spell(rankOf(random));
  const words = (count: number) => Array.from({ length: count }, word).join(chinese ? '' : ' ');
  const extra = chinese
    ? [random() < 0.1 ? known.cjk : '']
    : [random() < 0.1 ? known.common : '', random() < 0.1 ? known.second : '', index % 1000 === 500 ? known.rare : ''];
  return {
    title: [...extra, words(3)].filter(Boolean).join(chinese ? '' : ' '),
    description: '',
    lang,
    servings: 2,
    prepMinutes: 10,
    preheat: false,
    coreTemperature: null,
    tags: {
      equipment: [pick(recipeTags.equipment)],
      difficulty: pick(recipeTags.difficulty),
      cuisine: pick(recipeTags.cuisine),
      food: [...new Set([pick(recipeTags.food), pick(recipeTags.food)])],
    },
    ingredients: Array.from({ length: 8 }, () => ({ amount: 1, unit: 'g' as const, name: words(2) })),
    steps: [{ text: 'Cook.', image: null, heat: { mode: 'airFry', temperature: 180, minutes: 10 }, minutes: null }],
    nutrition: null,
    image: null,
  };
}

/** By Zipf's law: the second word is half as common as the first. */
const rankOf = (random: () => number): number => Math.floor(Math.exp(random() * Math.log(12_000)));

const syllables = ['ba', 'co', 'di', 'fen', 'gra', 'hol', 'ki', 'lem', 'mo', 'nat', 'pe', 'qua', 'ris', 'sto', 'tur', 'ved'];

/** A word of three syllables or more for a number. */
function spell(rank: number): string {
  let text = '';
  for (let rest = rank + 256; rest > 0; rest = Math.floor(rest / 16)) text = (syllables[rest % 16] ?? '') + text;
  return text;
}

const pair = (rank: number): string => String.fromCharCode(0x4e00 + (rank % 110) * 3, 0x6000 + Math.floor(rank / 110) * 5);
