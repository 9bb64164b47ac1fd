import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { offerUndo } from '../../stores/undo.ts';
import { useT } from '../../ui/screen/use-t.ts';

/**
 * Offers to take the removal of a photo back.
 *
 * @returns called with what restores the photo, and the id of its thumbnail, which then has the focus; it returns a function
 * that withdraws the offer
 */
export function useRemoval(): (restore: () => void, thumbnail: string) => () => void {
  const t = useT();
  return useCallback(
    (restore, thumbnail) =>
      offerUndo({
        text: t('form.photoRemoved'),
        undo() {
          flushSync(restore);
          document.getElementById(thumbnail)?.focus();
        },
      }),
    [t],
  );
}
