import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../../api/errors.ts';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { type Registration, type RegistrationCard, registrationDetail } from '../../../contract/registration/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { api } from '../../../stores/session.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { NoRecord } from '../../../ui/no-record/NoRecord.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { personFacts } from '../person-facts.ts';
import { WarrantyCard } from './WarrantyCard.tsx';

const Correction = lazyComponent('correction', () => import('./Correction.tsx').then((part) => part.Correction));

interface CardSheetProps {
  user: UserInfo;
  card: RegistrationCard;
  /** Begins with the form that corrects it */
  startCorrecting?: boolean;
  onClose(): void;
  /** Told when the card may have changed on the server */
  onChanged(): void;
}

/** One warranty card, and everything that was registered with it; its owner can correct what the warranty depends on. */
export function CardSheet({ user, card, startCorrecting, onClose, onChanged }: CardSheetProps) {
  const t = useT();
  const [all, setAll] = useState<Registration | 'failed' | 'missing'>();

  const load = useCallback(() => {
    setAll(undefined);
    void api(registrationDetail, { id: card.id }, { quiet: 'missing' }).then(setAll, ({ gone }: ApiError) =>
      setAll(gone ? 'missing' : 'failed'),
    );
  }, [card.id]);
  useEffect(load, [load]);

  const [correcting, setCorrecting] = useState(startCorrecting);
  const button = useRef<HTMLButtonElement>(null);
  // Back from the form, which had the focus.
  useEffect(() => {
    if (correcting === false) button.current?.focus();
  }, [correcting]);

  const birthday = typeof all === 'object' ? all.birthday : undefined;
  if (correcting)
    return (
      <Dialog open onClose={() => setCorrecting(false)} title={t('register.correct')}>
        <Suspense fallback={<Skeleton rows={2} />}>
          <Correction {...{ card, birthday, user, onChanged }} onDone={() => setCorrecting(false)} />
        </Suspense>
      </Dialog>
    );

  return (
    <Dialog open onClose={onClose} title={t('register.card')}>
      <WarrantyCard card={card} />
      {card.status === 'active' && (
        <Button className="warranty-correct" block ref={button} onClick={() => setCorrecting(true)}>
          {t('register.correct')}
        </Button>
      )}
      {all === 'failed' || all === 'missing' ? (
        <NoRecord
          status={all}
          titles={{ failed: t('common.loadErrorTitle'), missing: t('common.missingTitle') }}
          onRetry={load}
        />
      ) : (
        <section className="warranty-registered">
          <h3>{t('register.registered')}</h3>
          {all ? <Facts facts={[[t('register.platform'), all.platform], ...personFacts(all, t)]} /> : <Skeleton rows={4} />}
        </section>
      )}
    </Dialog>
  );
}
