import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { NewRecipe } from '../../src/contract/recipes/save.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';

const folder = join(import.meta.dirname, 'recipes');
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const SeedFile = v.object({
  author: v.string(),
  daysAgo: count,
  favorites: v.optional(count, 0),
  cooked: v.optional(count, 0),
  /** Published where it says nothing */
  state: v.optional(v.picklist(['draft', 'hidden'])),
  hiddenReason: v.optional(v.string(), ''),
});

export interface SeedRecipe extends v.InferOutput<typeof SeedFile> {
  id: string;
  recipe: NewRecipe;
}

/**
 * The recipes of `recipes/<language>/<id>.json`, each without its language and pictures.
 *
 * @throws Error with the name of a file that the server itself would refuse
 */
export function seedRecipeFiles(): SeedRecipe[] {
  return locales.flatMap((locale) => namesIn(locale).map((name) => read(locale, name)));
}

/** Folders are called as in `content`. */
const folderOf = ({ code }: Locale): string => join(folder, code);

const namesIn = (locale: Locale): string[] =>
  existsSync(folderOf(locale))
    ? readdirSync(folderOf(locale))
        .filter((name) => name.endsWith('.json'))
        .sort()
    : [];

function read(locale: Locale, name: string): SeedRecipe {
  const file = join(folderOf(locale), name);
  try {
    const { steps, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
    const text = { ...rest, lang: locale.key, image: null, steps: steps.map((step: object) => ({ ...step, image: null })) };
    return { ...v.parse(SeedFile, rest), id: name.replace(/\.json$/, ''), recipe: v.parse(NewRecipe, text) };
  } catch (error) {
    throw new Error(`${file} is no recipe: ${reasonOf(error)}`);
  }
}

const reasonOf = (error: unknown): string =>
  v.isValiError(error) ? error.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ') : String(error);
