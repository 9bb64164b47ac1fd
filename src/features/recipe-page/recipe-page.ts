import type { Recipe } from '../../contract/recipes/read.ts';
import type { UserInfo } from '../../contract/user/user.ts';

/** Where a recipe's page leads; `recipeCook` and `recipeHistory` are what a recipe's id follows. */
export type RecipeHref = 'recipes' | 'recipeDevice' | 'recipeCook' | 'recipeEdit' | 'recipeHistory';

/** What the parts of a recipe's page are given. */
export interface RecipePageProps {
  recipe: Recipe;
  user: UserInfo | undefined;
  hrefs: Readonly<Record<RecipeHref, string>>;
  onChange(next: (recipe: Recipe) => Recipe): void;
  onRemoved(): void;
  onRestored(): void;
}

/** The sheets of the page, of which one at most is open. */
export type RecipeSheetName = 'more' | 'report' | 'share' | 'signIn';

export interface RecipeSheetsProps extends RecipePageProps {
  sheet: RecipeSheetName;
  onSheet(sheet: RecipeSheetName | undefined): void;
}
