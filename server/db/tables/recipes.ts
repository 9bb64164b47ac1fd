import type { InferOutput } from 'valibot';
import type { reportReasons } from '../../../src/contract/recipes/limits.ts';
import type { RecipeState } from '../../../src/contract/recipes/read.ts';

/** Recipes are public: unlike everything else they are in all regions. Times are milliseconds since 1970. */
export interface RecipeTables {
  recipes: {
    id: string;
    uid: string;
    state: InferOutput<typeof RecipeState>;
    /** The published version as JSON of the contract's NewRecipe; null before the first */
    body: string | null;
    /** Unpublished changes as JSON of the contract's DraftRecipe */
    draft: string | null;
    /** Title shown in lists: of the published version, or of the draft if there is none */
    title: string;
    lang: string;
    minutes: number;
    difficulty: string | null;
    image_id: string | null;
    /** Grows with every change by the author */
    revision: number;
    /** The newest published one; 0 before the first */
    version: number;
    favorites: number;
    cooked: number;
    /** Order of recommendation, highest first */
    rank: number;
    /** 1 while everybody can see it: published, not hidden, not removed */
    listed: number;
    hidden_reason: string;
    published_at: number | null;
    updated_at: number;
    removed_at: number | null;
    /** Its row in `recipe_search` while it is listed */
    search_place: number | null;
  };
  /** Of listed recipes only; `tag` is `<dimension>-<tag>`. `lang` and `rank` are the recipe's, so that a tag's list is in its order already */
  recipe_tags: { tag: string; lang: string; rank: number; recipe_id: string };
  recipe_versions: { recipe_id: string; version: number; body: string; published_at: number };
  favorites: { uid: string; recipe_id: string; created_at: number };
  recipe_reports: {
    id: string;
    recipe_id: string;
    uid: string;
    reason: (typeof reportReasons)[number];
    text: string;
    created_at: number;
    closed_at: number | null;
  };
  /** Small variants of pictures, as WebP; gone with their pictures */
  small_images: { image_id: string; bytes: Uint8Array; object: string | null };
  /** The full text index of listed recipes, whose `rowid` is their place: see `recipe-search.ts`. Columns hold tokens of our own, with spaces between */
  recipe_search: { rowid: number; title: string; ingredients: string; tags: string; recipe_id: string };
  /** The words of listed recipes, folded, with one way to write each, and how many recipes have it; the empty word is in all of them */
  recipe_words: { word: string; backwards: string; shown: string; recipes: number };
  /** Deletion variants of words, for typo tolerance (SymSpell): `piece` is a word without one letter or two */
  recipe_word_pieces: { piece: string; word: string };
}
