import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { lazyChunk } from '../../../app/lazy-chunk/lazy-chunk.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { moveWithFocus, type RowActionsProps } from './RowActions.tsx';
import './row-handle.css';

const dragChunk = lazyChunk('dragRow', () => import('../drag-row.ts'));

/** Moves a row by dragging, or by the arrow keys. */
export function RowHandle(props: Omit<RowActionsProps, 'number' | 'count'>) {
  const t = useT();
  const handle = useRef<HTMLButtonElement>(null);

  const move = (by: number) => moveWithFocus(props, by, handle.current);
  const onPointerDown = async ({ currentTarget, pointerId, clientY, button }: PointerEvent<HTMLButtonElement>) => {
    if (button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    const chunk = await dragChunk.load().catch(() => undefined);
    if (currentTarget.hasPointerCapture(pointerId)) chunk?.dragRow(currentTarget, { pointerId, clientY }, move);
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
      aria-label={t('recipeEdit.moveRow', { row: props.label })}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => void onPointerDown(event)}
    />
  );
}
