import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { Rows } from '../use-rows.ts';
import './row-actions.css';

interface RowActionsProps {
  rows: Rows;
  row: string;
  /** What the row is called, for those who do not see where the buttons stand: "Step 2" */
  label: string;
}

/** Moves a row up and down, and removes it. */
export function RowActions({ rows: { keys, move, remove }, row, label }: RowActionsProps) {
  const t = useT();
  const at = keys.indexOf(row);
  /** A button that has nothing to do keeps the focus: a moved row goes on being moved with the same key. */
  const moving = (by: -1 | 1, possible: boolean) => ({
    type: 'button' as const,
    className: `row-action row-action-${by === 1 ? 'down' : 'up'}`,
    'aria-disabled': !possible,
    'aria-label': t(by === 1 ? 'recipeEdit.moveDown' : 'recipeEdit.moveUp', { row: label }),
    onClick({ currentTarget }: { currentTarget: HTMLElement }) {
      if (!possible) return;
      move(row, by);
      // A browser takes the focus from what is moved.
      requestAnimationFrame(() => currentTarget.focus());
    },
  });
  return (
    <span className="row-actions">
      <button {...moving(-1, at > 0)}>
        <Icon name="down" />
      </button>
      <button {...moving(1, at < keys.length - 1)}>
        <Icon name="down" />
      </button>
      <button
        type="button"
        className="row-action"
        aria-label={t('recipeEdit.removeRow', { row: label })}
        onClick={() => remove(row)}
      >
        <Icon name="trash" />
      </button>
    </span>
  );
}
