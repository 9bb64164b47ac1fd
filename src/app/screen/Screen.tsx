import { type ReactNode, useMemo } from 'react';
import { createT, type Strings } from '../../i18n/t.ts';
import { Translator } from '../../ui/screen/use-t.ts';
import { ToastHost } from '../toast/ToastHost.tsx';
import { LazyOverlays } from './LazyOverlays.tsx';

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
  return (
    <Translator value={t}>
      {children}
      <ToastHost />
      <LazyOverlays />
    </Translator>
  );
}
