import { createContext, useContext } from 'react';
import type { Translate } from '../../i18n/t.ts';

/** Filled by `Screen`; apart from it, so that the primitives it hosts can read it too. */
export const Translator = createContext<Translate | undefined>(undefined);

/**
 * The screen's translator.
 *
 * @throws Error outside of a `Screen`: a programming error
 */
export function useT(): Translate {
  const t = useContext(Translator);
  if (!t) throw new Error('useT needs a <Screen> around it');
  return t;
}
