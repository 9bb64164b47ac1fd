import type { ShellError } from '../../shell/shell.ts';
import { $shell } from '../../stores/shell.ts';

type RecipeFunction = 'editCookbook' | 'showCookbookHistory' | 'showCookbookMore';

/**
 * Props for a link or button that opens the app's own page of a recipe if it has one (docs/spec.md §7), otherwise `href`.
 */
export function nativeLink(
  method: RecipeFunction,
  id: string,
  href: string,
): { href: string } | { href?: never; onClick(): void } {
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
