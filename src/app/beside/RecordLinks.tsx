import { type ReactNode, useEffect, useRef } from 'react';
import './record-links.css';

export interface RecordLink {
  id: string;
  href: string;
  /** Tags with its state */
  status: ReactNode;
  /** When it changed */
  date: string;
  text: string;
}

interface RecordLinksProps {
  label: string;
  links: readonly RecordLink[];
  /** The id of the record that the page shows */
  current: string | undefined;
  /** What loads more of them */
  children?: ReactNode;
}

/** The links to the records of a list in a column that scrolls by itself. It starts at the record that the page shows. */
export function RecordLinks({ label, links, current, children }: RecordLinksProps) {
  const column = useRef<HTMLElement>(null);
  const isListed = links.some(({ id }) => id === current);

  useEffect(() => {
    const row = isListed && column.current?.querySelector('[aria-current]');
    if (!row || !column.current) return;
    const { top, height } = column.current.getBoundingClientRect();
    column.current.scrollTop += row.getBoundingClientRect().top - top - height / 2;
  }, [isListed]);

  return (
    <nav ref={column} className="record-links" aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list's meaning away together with its bullets */}
      <ul className="record-links-list" role="list">
        {links.map(({ id, href, status, date, text }) => (
          <li key={id}>
            <a className="record-link" href={href} aria-current={id === current ? 'page' : undefined}>
              {status}
              <bdi className="record-link-text">{text}</bdi>
              <span className="record-link-date">{date}</span>
            </a>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
