import type { ShellError } from '../../shell/shell.ts';
import { $shell } from '../../stores/shell.ts';

type RecipeFunction = 'editCookbook' | 'showCookbookHistory' | 'showCookbookMore';

/**
 * What leads to the app's own page of a recipe where the app offers it (docs/spec.md §7), and to ours where it does not, or fails:
 * to be spread on a link or a button.
 */
export function native(method: RecipeFunction, id: string, href: string): { href: string } | { href?: never; onClick(): void } {
  const shell = $shell.get();
  if (!shell?.can(method)) return { href };
  return {
    onClick() {
      shell.call(method, { id }).catch(({ code }: ShellError) => {
        if (code !== 'cancelled') location.assign(href);
      });
    },
  };
}
