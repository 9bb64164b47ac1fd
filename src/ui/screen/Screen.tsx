import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { createT, type Strings } from '../../i18n/t.ts';
import { ToastHost } from '../toast/ToastHost.tsx';
import { Translator } from './use-t.ts';
// The styles of what is loaded later, which the page must have from the start.
import '../button/button.css';
import '../dialog/dialog.css';
import '../undo-bar/undo-bar.css';

export { useT } from './use-t.ts';

const Hosts = lazy(() => import('./Hosts.tsx').then((module) => ({ default: module.Hosts })));

interface ScreenProps {
  /** The texts of the areas that this screen needs; `common` is always among them, since the primitives use it */
  strings: Strings;
  /** BCP 47 */
  tag: string;
  children: ReactNode;
}

/** The root of every island: hands its texts down, and hosts the toast, the question and the undo bar, of which a page has one each. */
export function Screen({ strings, tag, children }: ScreenProps) {
  const t = useMemo(() => createT(strings, tag), [strings, tag]);
  const [touched, setTouched] = useState(false);

  useEffect(() => {
    const touch = () => setTouched(true);
    const events = ['pointerdown', 'focusin'] as const;
    for (const event of events) addEventListener(event, touch, { once: true });
    return () => {
      for (const event of events) removeEventListener(event, touch);
    };
  }, []);

  return (
    <Translator value={t}>
      {children}
      <ToastHost />
      {touched && (
        <Suspense>
          <Hosts />
        </Suspense>
      )}
    </Translator>
  );
}
