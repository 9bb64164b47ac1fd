import { positionOf } from '../../server/db/recipe-search.ts';
import { anyWord, backwards, variantRows } from '../../server/db/recipe-words.ts';
import type { Db } from '../../server/db/tables.ts';
import { languages } from '../../server/messages.ts';
import { rankOf } from '../../server/recipes/listing.ts';
import { tagToken } from '../../server/recipes/search/entry.ts';
import { termsOf } from '../../server/recipes/search/words.ts';
import type { NewRecipe } from '../../src/contract/recipes/save.ts';
import { recipeTags } from '../../src/contract/recipes/tags.ts';
import { Batch, type Bulk } from './bulk.ts';
import type { Making } from './records.ts';

/** Words of every tenth recipe, and of every thousandth. */
export const known = { common: ['chicken', 'lemon'], rare: 'bergamot' } as const;

const syllables = ['ba', 'co', 'di', 'fen', 'gra', 'hol', 'ki', 'lem', 'mo', 'nat', 'pe', 'qua', 'ris', 'sto', 'tur', 'ved'];

/** A word of three syllables for a number up to 3,839. */
const spell = (rank: number): string => [rank >> 8, (rank >> 4) & 15, rank & 15].map((part) => syllables[part % 16]).join('');

const vocabulary = Array.from({ length: 3800 }, (_, rank) => spell(rank + 256));

const pick = <T>(values: readonly T[], random: () => number): T => values[Math.floor(random() * values.length)] as T;

/** Makes recipes with what the search knows of them; words are common and rare by Zipf's law. */
export function recipeMaker() {
  const terms = new Map<string, readonly string[]>();
  const counts = new Map<string, { shown: string; recipes: number }>();
  const serials = new Map<string, number>();
  let listed = 0;

  const termsOfWord = (word: string): readonly string[] => {
    const found = terms.get(word) ?? [...termsOf(word).keys()];
    terms.set(word, found);
    return found;
  };
  const words = (count: number, random: () => number) =>
    Array.from({ length: count }, () => vocabulary[Math.floor(Math.exp(random() * Math.log(vocabulary.length)))] ?? 'basil');

  function add(batch: Batch, { index, uid, at, random }: Making): void {
    const id = `recipe-${index}`;
    const lang = random() < 0.4 ? 'en' : pick(languages, random);
    const extra = [...known.common.filter(() => random() < 0.1), ...(index % 1000 === 500 ? [known.rare] : [])];
    const title = [...extra, ...words(3, random)];
    const ingredients = Array.from({ length: 8 }, () => words(2, random));
    const tags = {
      equipment: [pick(recipeTags.equipment, random)],
      difficulty: pick(recipeTags.difficulty, random),
      cuisine: pick(recipeTags.cuisine, random),
      food: [...new Set([pick(recipeTags.food, random), pick(recipeTags.food, random)])],
    };
    const body = bodyOf({ title: title.join(' '), lang, ingredients, tags });
    const fate = random();
    const state = fate < 0.9 ? 'published' : fate < 0.97 ? 'draft' : 'hidden';
    const removed = state === 'published' && fate < 0.05;
    const isListed = state === 'published' && !removed;
    const favorites = Math.floor(1 / (random() + 0.001));
    const rank = rankOf(at, favorites);
    const place = isListed ? nextPosition(lang, rank) : null;
    batch.add('recipes', {
      ...{
        id,
        uid,
        state,
        body: state === 'draft' ? null : body,
        draft: state === 'draft' ? body : null,
        title: title.join(' '),
      },
      ...{
        lang,
        minutes: 20,
        difficulty: tags.difficulty,
        image_id: null,
        revision: 1,
        version: state === 'draft' ? 0 : 1,
        favorites,
      },
      ...{ cooked: 0, rank, listed: isListed ? 1 : 0, hidden_reason: '', published_at: at, updated_at: at },
      ...{ removed_at: removed ? at : null, search_place: place },
    });
    if (state !== 'draft') batch.add('recipe_versions', { recipe_id: id, version: 1, body, published_at: at });
    if (place !== null) addListed(batch, { id, lang, rank, place, tags, title, ingredients: ingredients.flat() });
  }

  function nextPosition(lang: string, rank: number): number {
    const key = `${lang} ${rank}`;
    // Those of the seed come first.
    const serial = serials.get(key) ?? 1000;
    serials.set(key, serial + 1);
    return positionOf(lang, rank, serial);
  }

  interface Listed {
    id: string;
    lang: string;
    rank: number;
    place: number;
    tags: NewRecipe['tags'];
    title: readonly string[];
    ingredients: readonly string[];
  }

  function addListed(batch: Batch, { id, lang, rank, place, tags, title, ingredients }: Listed): void {
    listed += 1;
    const names = [
      ...tags.equipment.map((tag) => `equipment-${tag}`),
      ...[`difficulty-${tags.difficulty}`, `cuisine-${tags.cuisine}`],
      ...tags.food.map((tag) => `food-${tag}`),
    ];
    for (const tag of names) batch.add('recipe_tags', { tag, lang, rank, recipe_id: id });
    const [inTitle, inIngredients] = [title, ingredients].map((texts) => [...new Set(texts.flatMap(termsOfWord))]) as [
      string[],
      string[],
    ];
    batch.add('recipe_search', {
      ...{ rowid: place, title: inTitle.join(' '), ingredients: inIngredients.join(' ') },
      ...{ tags: names.map(tagToken).join(' '), recipe_id: id },
    });
    for (const word of new Set([...inTitle, ...inIngredients])) {
      const count = counts.get(word);
      if (count) count.recipes += 1;
      else counts.set(word, { shown: word, recipes: 1 });
    }
  }

  /** Writes the words of all recipes, once these are made. */
  async function finish(db: Db, bulk: Bulk): Promise<void> {
    counts.set(anyWord, { shown: '', recipes: listed });
    const there = new Set((await db.selectFrom('recipe_words').select('word').execute()).map(({ word }) => word));
    const batch = new Batch();
    for (const [word, { shown, recipes }] of counts)
      if (!there.has(word)) batch.add('recipe_words', { word, backwards: backwards(word), shown, recipes });
    for (const piece of variantRows([...counts.keys()].filter((word) => !there.has(word))))
      batch.add('recipe_word_pieces', piece);
    await bulk.write(batch);
    for (const [word, { recipes }] of counts)
      if (there.has(word))
        await db
          .updateTable('recipe_words')
          .set((eb) => ({ recipes: eb('recipes', '+', recipes) }))
          .where('word', '=', word)
          .execute();
  }
  return { add, finish };
}

interface Body {
  title: string;
  lang: string;
  ingredients: readonly (readonly string[])[];
  tags: NewRecipe['tags'];
}

const bodyOf = ({ title, lang, ingredients, tags }: Body): string =>
  JSON.stringify({
    ...{ title, description: '', lang, servings: 2, prepMinutes: 10, preheat: false, coreTemperature: null, tags },
    ingredients: ingredients.map((words) => ({ amount: 1, unit: 'g', name: words.join(' ') })),
    steps: [{ text: 'Cook.', image: null, heat: { mode: 'airFry', temperature: 180, minutes: 10 }, minutes: null }],
    ...{ nutrition: null, image: null },
  } satisfies NewRecipe);
