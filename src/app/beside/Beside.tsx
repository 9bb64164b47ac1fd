import { type ReactNode, Suspense } from 'react';
import { useWide } from './use-wide.ts';
import './beside.css';

interface BesideProps {
  /** A `lazyComponent` around `RecordLinks`. It is rendered, and so loaded, only where there is room for it */
  list: ReactNode;
  children: ReactNode;
}

/** A record, and on a wide screen the list that it belongs to: at its side, and after it for the keyboard and for screen readers. */
export function Beside({ list, children }: BesideProps) {
  const isWide = useWide();
  return (
    <div className="beside">
      <div className="beside-main">{children}</div>
      {isWide && <Suspense>{list}</Suspense>}
    </div>
  );
}
