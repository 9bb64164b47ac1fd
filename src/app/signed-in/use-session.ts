import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { LangKey } from '../../i18n/locales.ts';
import { applyRetentionOnceKnown } from '../../stores/apply-retention.ts';
import { $session, type Session, startSession } from '../../stores/session.ts';
import { askBeforeSwitch } from '../../stores/tab-session.ts';
import { useT } from '../../ui/screen/use-t.ts';
import { nameOf } from './name-of.ts';

/** Who uses the page, asked for from the first paint on. */
export function useSession(lang: LangKey): Session {
  const t = useT();
  const session = useStore($session, { ssr: 'initial' });

  useEffect(() => {
    const error = t('common.error');
    askBeforeSwitch((wanted, current) => {
      const names = { name: nameOf(wanted), current: nameOf(current) };
      return {
        text: t('common.switchTitle', names),
        detail: t('common.switchText', names),
        confirm: t('common.switchConfirm', names),
        cancel: t('common.switchCancel', names),
      };
    });
    void startSession(lang, { error, network: t('common.networkError'), timeout: t('common.timeoutError') });
  }, [lang, t]);

  useEffect(applyRetentionOnceKnown, []);

  return session;
}
