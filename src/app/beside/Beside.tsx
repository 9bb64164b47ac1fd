import { type ReactNode, Suspense, useState } from 'react';
import { useWide } from './use-wide.ts';
import './beside.css';

interface BesideProps {
  /** A `lazyComponent` around `RecordLinks`. It is rendered, and so loaded, only where there is room for it */
  list: ReactNode;
  /** @param onChange call it when the record has changed: the list is fetched again */
  children(onChange: () => void): ReactNode;
}

/** A record, and on a wide screen the list that it belongs to: at its side, and after it for the keyboard and for screen readers. */
export function Beside({ list, children }: BesideProps) {
  const isWide = useWide();
  const [changes, setChanges] = useState(0);
  return (
    <div className="beside">
      <div className="beside-main">{children(() => setChanges((count) => count + 1))}</div>
      {isWide && <Suspense key={changes}>{list}</Suspense>}
    </div>
  );
}
