import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import { $shell } from '../../stores/shell.ts';

/**
 * Links to where a recipe is written: the app's own editor where it has one, otherwise the web page's.
 *
 * @param page the address of the web editor
 * @returns what to spread on the link; without an id it is for a new recipe
 */
export function useEditor(page: string) {
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
