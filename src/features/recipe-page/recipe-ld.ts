import { totalMinutes } from '../../contract/recipes/body.ts';
import type { Recipe } from '../../contract/recipes/read.ts';
import type { Translate } from '../../i18n/t.ts';
import { amountText, stepText } from '../../recipes/measures.ts';
import { tagOf } from '../../recipes/recipe-language.ts';
import { tagText } from '../../recipes/tags.ts';

/** An ISO 8601 duration. */
const duration = (minutes: number) => `PT${minutes}M`;

/** Structured data for search engines: https://schema.org/Recipe. @param url of the recipe */
export function recipeLd(recipe: Recipe, url: string, t: Translate): object {
  const { title, author, lang, description, image, servings, prepMinutes, steps, ingredients, nutrition, tags } = recipe;
  const measures = { system: 'metric', temperature: 'c' } as const;
  const foods = tags.food.map((tag) => tagText(t, { dimension: 'food', tag }));
  const cuisine = tagText(t, { dimension: 'cuisine', tag: tags.cuisine });
  const total = totalMinutes(recipe);
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    url,
    inLanguage: tagOf(lang),
    author: { '@type': 'Person', name: author },
    datePublished: day(recipe.publishedAt),
    dateModified: day(recipe.updatedAt),
    ...(description && { description }),
    ...(image && { image: [image.url] }),
    recipeYield: String(servings),
    prepTime: duration(prepMinutes),
    cookTime: duration(total - prepMinutes),
    totalTime: duration(total),
    recipeCategory: foods,
    recipeCuisine: cuisine,
    keywords: [...foods, cuisine, ...tags.equipment.map((tag) => tagText(t, { dimension: 'equipment', tag }))].join(', '),
    recipeIngredient: ingredients.map(({ amount, unit, name }) =>
      `${amountText(amount, unit, { factor: 1, system: measures.system }, t)} ${name}`.trim(),
    ),
    recipeInstructions: steps.map(({ text, image: picture }) => ({
      '@type': 'HowToStep',
      text: stepText(text, 1, measures, t),
      ...(picture && { image: picture.url }),
    })),
    ...(nutrition && {
      nutrition: {
        '@type': 'NutritionInformation',
        calories: `${nutrition.kcal} kcal`,
        proteinContent: `${nutrition.protein} g`,
        fatContent: `${nutrition.fat} g`,
        carbohydrateContent: `${nutrition.carbohydrates} g`,
      },
    }),
  };
}

/** @param at seconds since 1970 */
const day = (at: number) => new Date(at * 1000).toISOString().slice(0, 10);

/** Escapes JSON for a `<script>`: https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements */
export const scriptText = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Sets the page's title, and adds the structured data of a published recipe. @returns undoes both */
export function describeRecipe(recipe: Recipe, url: string, t: Translate): () => void {
  const before = document.title;
  document.title = recipe.title;
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  if (recipe.state === 'published') {
    script.textContent = scriptText(recipeLd(recipe, url, t));
    document.head.append(script);
  }
  return () => {
    document.title = before;
    script.remove();
  };
}
