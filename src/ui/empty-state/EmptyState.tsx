import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import './empty-state.css';

interface EmptyStateProps {
  icon?: IconName | undefined;
  title: string;
  /** What to do about it, or what will appear here */
  text?: ReactNode;
  /** Has screen readers announce the title and the text once they appear */
  announced?: boolean;
  /** Buttons */
  children?: ReactNode;
}

/** Nothing to show, and why: no records, no device, no connection, something sent. */
export function EmptyState({ icon, title, text, announced, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {icon && (
        <span className="empty-state-icon">
          <Icon name={icon} />
        </span>
      )}
      <div className="empty-state-words" role={announced ? 'status' : undefined}>
        <h2 className="empty-state-title">{title}</h2>
        {text && <p className="quiet">{text}</p>}
      </div>
      {children && <div className="empty-state-actions">{children}</div>}
    </div>
  );
}
