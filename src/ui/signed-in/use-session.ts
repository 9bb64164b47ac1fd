import { useEffect } from 'react';
import type { LangKey } from '../../i18n/locales.ts';
import { $session, type Session, startSession } from '../../stores/session.ts';
import { useT } from '../screen/use-t.ts';
import { useStore } from '../store/use-store.ts';

/** Who uses the page, asked for from the first paint on. */
export function useSession(lang: LangKey): Session {
  const t = useT();
  useEffect(() => {
    const error = t('common.error');
    void startSession(lang, { error, network: t('common.networkError'), timeout: t('common.timeoutError') });
  }, [lang, t]);
  return useStore($session);
}
