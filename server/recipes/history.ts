import type { RecipeVersion } from '../../src/contract/recipes/edit.ts';
import type { NewRecipe } from '../../src/contract/recipes/save.ts';
import { toSeconds } from '../../src/lib/time-units.ts';
import type { VersionRow } from '../db/recipe-versions.ts';

type Change = RecipeVersion['changed'][number];

const picturesOf = ({ image, steps }: NewRecipe) => [image, ...steps.map((step) => step.image)];

/** The parts of a recipe that the history names. */
const parts: Record<Change, (recipe: NewRecipe) => unknown> = {
  title: ({ title }) => title,
  description: ({ description }) => description,
  tags: ({ tags }) => tags,
  ingredients: ({ ingredients }) => ingredients,
  steps: ({ steps }) => steps.map(({ image: _, ...step }) => step),
  pictures: picturesOf,
  other: ({ lang, servings, prepMinutes, preheat, coreTemperature, nutrition }) => [
    lang,
    servings,
    prepMinutes,
    preheat,
    coreTemperature,
    nutrition,
  ],
};

/** The parts that differ between two versions. The same code wrote both, so equal parts are equal as JSON. */
function changesOf(now: NewRecipe, before: NewRecipe): Change[] {
  return (Object.keys(parts) as Change[]).filter(
    (part) => JSON.stringify(parts[part](now)) !== JSON.stringify(parts[part](before)),
  );
}

/** @param rows newest first */
export function historyView(rows: readonly VersionRow[]): RecipeVersion[] {
  const bodies = rows.map(({ body }): NewRecipe => JSON.parse(body));
  return rows.map(({ version, published_at }, index) => {
    const [body, before] = [bodies[index] as NewRecipe, bodies[index + 1]];
    return {
      version,
      title: body.title,
      lang: body.lang,
      publishedAt: toSeconds(published_at),
      changed: before ? changesOf(body, before) : [],
    };
  });
}
