import type { MouseEvent } from 'react';
import type { ShellError } from '../shell/shell.ts';
import { $shell } from '../stores/shell.ts';

/**
 * Props of a link to a page that the app may have of its own (docs/spec.md §7): the app opens its own, and where it fails, the link leads
 * to `href` as in a browser.
 *
 * @param id of a recipe; without it a new one
 */
export const nativeLink = (method: 'editCookbook' | 'showCookbookHistory' | 'showCookbookMore', href: string, id?: string) => ({
  href,
  onClick(event: MouseEvent) {
    const shell = $shell.get();
    if (!shell?.can(method)) return;
    event.preventDefault();
    shell.call(method, id ? { id } : {}).catch(({ code }: ShellError) => {
      if (code !== 'cancelled') location.assign(href);
    });
  },
});
