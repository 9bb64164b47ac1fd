import { type MouseEvent, type ReactNode, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import './cell.css';

/** A card of cells, which read as a list, under a heading when it has a label. */
export function CellGroup({ label, children }: { label?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="cell-group" aria-labelledby={label ? id : undefined}>
      {label && (
        <h2 className="cell-group-label" id={id}>
          {label}
        </h2>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list's meaning away together with its bullets */}
      <ul className="cell-list" role="list">
        {children}
      </ul>
    </section>
  );
}

interface CellProps {
  label: ReactNode;
  /** What is set now: at the end of the line, or below the label when both do not fit */
  value?: ReactNode;
  /** A second, quieter line */
  detail?: ReactNode;
  /** An icon or a picture at the start */
  leading?: ReactNode;
  /** A mark at the end, such as a tag, or below the words on a narrow screen: nothing that can be pressed, since the cell itself may be a link */
  trailing?: ReactNode;
  /** A control beside the link or button, with its own target. */
  action?: ReactNode;
  /** Cannot be chosen now, or is no longer there */
  muted?: boolean | undefined;
  /** Says that it leads to another screen: as a link does, and a button only if this says so */
  chevron?: boolean | undefined;
  href?: string | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
  /** Of a button that chooses one of several: whether it is the chosen one, which a tick shows unless `trailing` does */
  current?: boolean | undefined;
  /** A count, of which zero is not shown */
  badge?: number | undefined;
  /** The badge in words: `3 new replies` */
  badgeLabel?: string | undefined;
}

function Badge({ count, label }: { count: CellProps['badge']; label: CellProps['badgeLabel'] }) {
  if (!count) return null;
  return (
    <span className="cell-badge">
      <span aria-hidden={!!label}>{count > 99 ? '99+' : count}</span>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  );
}

/** One line of a {@link CellGroup}: a link with `href`, a button with `onClick`, or plain text. */
export function Cell({
  label,
  value,
  detail,
  leading,
  trailing,
  action,
  muted,
  href,
  onClick,
  current,
  chevron = href !== undefined,
  badge,
  badgeLabel,
}: CellProps) {
  const content = (
    <>
      {leading && <span className="cell-leading">{leading}</span>}
      <span className={trailing ? 'cell-body cell-body-marked' : 'cell-body'}>
        <span className="cell-text">
          <span className="cell-label">{label}</span>
          {detail && <span className="cell-detail">{detail}</span>}
        </span>
        {value && <span className="cell-value">{value}</span>}
        {trailing && <span className="cell-trailing">{trailing}</span>}
      </span>
      <Badge count={badge} label={badgeLabel} />
      {current && !trailing && <Icon name="check" />}
      {chevron && <Icon name="chevron" className="cell-chevron" />}
    </>
  );
  return (
    <li className="cell" data-muted={muted}>
      {href !== undefined ? (
        <a className="cell-main" href={href} onClick={onClick}>
          {content}
        </a>
      ) : onClick ? (
        <button className="cell-main" type="button" onClick={onClick} aria-current={current || undefined}>
          {content}
        </button>
      ) : (
        <div className="cell-main">{content}</div>
      )}
      {action && <span className="cell-action">{action}</span>}
    </li>
  );
}
