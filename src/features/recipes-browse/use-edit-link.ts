import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import { $shell } from '../../stores/shell.ts';

/**
 * Links to the recipe editor: the app's own if it has one, otherwise the web page.
 *
 * @param page the address of the web page
 * @returns the props of a link, to a recipe or without an id to a new one
 */
export function useEditLink(page: string) {
  const shell = useStore($shell, { ssr: 'initial' });
  return (id?: string) => {
    const href = id ? `${page}?id=${id}` : page;
    const onClick = (event: MouseEvent) => {
      if (!shell?.can('editCookbook')) return;
      event.preventDefault();
      shell.call('editCookbook', id ? { id } : {}).catch(() => location.assign(href));
    };
    return { href, onClick };
  };
}
