import type { Recipe } from '../../contract/recipes/read.ts';
import type { UserInfo } from '../../contract/user/user.ts';

/** Pages that a recipe's page links to. `recipeCook` and `recipeHistory` are addresses that its id is appended to. */
export type RecipeHref = 'recipes' | 'recipeDevice' | 'recipeCook' | 'recipeEdit' | 'recipeHistory';

/** The props of the parts of a recipe's page. */
export interface RecipePageProps {
  recipe: Recipe;
  user: UserInfo | undefined;
  hrefs: Readonly<Record<RecipeHref, string>>;
  onChange(next: (recipe: Recipe) => Recipe): void;
  onRemoved(): void;
  onRestored(): void;
}

/** The sheets of the page; at most one is open. */
export type RecipeSheetName = 'more' | 'report' | 'share' | 'signIn';

export interface RecipeSheetsProps extends RecipePageProps {
  sheet: RecipeSheetName;
  onSheet(sheet: RecipeSheetName | undefined): void;
}
