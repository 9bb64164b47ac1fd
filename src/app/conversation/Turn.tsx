import type { ReactNode } from 'react';
import type { Actor } from '../../contract/tickets/states.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import './turn.css';

const icons = { user: 'person', service: 'inbox', carrier: 'parcel', nobody: 'check' } as const;

interface TurnProps {
  turn: Actor;
  title: string;
  /** What comes next */
  text?: string | undefined;
  /** In the place of the turn's own */
  icon?: 'close' | undefined;
  /** What can be done about it */
  children?: ReactNode;
}

/** Whose turn it is, and what comes next. */
export function Turn({ turn, title, text, icon, children }: TurnProps) {
  return (
    <section className={`turn turn-${turn}`} aria-labelledby="turn">
      <span className="turn-icon">
        <Icon name={icon ?? icons[turn]} />
      </span>
      <div>
        <h2 className="turn-title" id="turn" tabIndex={-1}>
          {title}
        </h2>
        {text && <p>{text}</p>}
        {children}
      </div>
    </section>
  );
}
