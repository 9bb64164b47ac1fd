import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { Editor } from '../editor.ts';
import { moveRow, removeRow } from '../rows.ts';
import type { ListName } from '../state.ts';
import './row-actions.css';

export interface RowActionsProps {
  editor: Editor;
  list: ListName;
  row: string;
  /** From 1 */
  number: number;
  /** How many rows the list has */
  count: number;
  /** What the row is called, for screen readers: "Step 2" */
  label: string;
  /** @param number the row's new number */
  onMoved(number: number): void;
}

/** Moves a row, and gives the focus back to what moved it: browsers take it from an element that is moved in the page. */
export function moveWithFocus(
  { editor, list, row, onMoved }: Pick<RowActionsProps, 'editor' | 'list' | 'row' | 'onMoved'>,
  by: number,
  control: HTMLElement | null,
): void {
  const moved = flushSync(() => moveRow(editor, list, row, by));
  if (moved) onMoved(moved);
  control?.focus();
}

/** Moves a row up and down, and removes it. */
export function RowActions(props: RowActionsProps) {
  const { editor, list, row, number, count, label } = props;
  const t = useT();
  /** A disabled button would lose the focus: a row that has arrived at an end can be moved back with the same key. */
  const moving = (by: -1 | 1, possible: boolean) => ({
    icon: 'down' as const,
    className: `row-action row-action-${by === 1 ? 'down' : 'up'}`,
    'aria-disabled': !possible,
    'aria-label': t(by === 1 ? 'recipeEdit.moveDown' : 'recipeEdit.moveUp', { row: label }),
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => moveWithFocus(props, by, currentTarget),
  });
  return (
    <span className="row-actions">
      <IconButton {...moving(-1, number > 1)} />
      <IconButton {...moving(1, number < count)} />
      <IconButton
        icon="trash"
        className="row-action"
        aria-label={t('recipeEdit.removeRow', { row: label })}
        onClick={() =>
          removeRow(editor, list, row, t(list === 'steps' ? 'recipeEdit.stepRemoved' : 'recipeEdit.ingredientRemoved'))
        }
      />
    </span>
  );
}
