import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { lazyChunk } from '../../../app/lazy-chunk/lazy-chunk.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { moveRow } from '../rows.ts';
import type { RowActionsProps } from './RowActions.tsx';
import './row-handle.css';

const dragChunk = lazyChunk('dragRow', () => import('../drag-row.ts'));

/** Moves a row by dragging, or by the arrow keys. */
export function RowHandle({ editor, list, row, label, onMoved }: Omit<RowActionsProps, 'number' | 'count'>) {
  const t = useT();
  const handle = useRef<HTMLButtonElement>(null);

  const move = (by: number) => {
    const moved = flushSync(() => moveRow(editor, list, row, by));
    if (moved) onMoved(moved);
    // Browsers take the focus from an element that is moved in the page.
    handle.current?.focus();
  };
  const onPointerDown = async ({ currentTarget, pointerId, clientY, button }: PointerEvent<HTMLButtonElement>) => {
    if (button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    const chunk = await dragChunk.load().catch(() => undefined);
    if (currentTarget.hasPointerCapture(pointerId)) chunk?.dragRow(currentTarget, clientY, move);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <button
      className="row-handle"
      ref={handle}
      type="button"
      aria-label={t('recipeEdit.moveRow', { row: label })}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => void onPointerDown(event)}
    />
  );
}
