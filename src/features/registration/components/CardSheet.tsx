import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { NoRecord } from '../../../app/no-record/NoRecord.tsx';
import type { RegistrationCard } from '../../../contract/registration/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { personFacts } from '../person-facts.ts';
import { useRegistration } from '../use-registrations.ts';
import { WarrantyCard } from './WarrantyCard.tsx';

const Correction = lazyComponent('correction', () => import('./Correction.tsx').then((part) => part.Correction));

interface CardSheetProps {
  user: UserInfo;
  card: RegistrationCard;
  /** Opens with the correction form */
  startCorrecting?: boolean;
  /** Where to ask why a registration was cancelled */
  reportHref: string;
  onClose(): void;
  /** Called when the card may have changed on the server */
  onChanged(): void;
}

/** A warranty card with all data of its registration, and the form that corrects it. */
export function CardSheet({ user, card, startCorrecting, reportHref, onClose, onChanged }: CardSheetProps) {
  const t = useT();
  const registration = useRegistration(user.uid, card.id);
  const all = registration.status === 'ready' ? registration.data : undefined;

  const [correcting, setCorrecting] = useState(startCorrecting);
  const corrected = useRef(startCorrecting);
  const button = useRef<HTMLButtonElement>(null);
  // Returns the focus from the form.
  useEffect(() => {
    if (corrected.current && !correcting) button.current?.focus();
    corrected.current = correcting;
  }, [correcting]);

  if (correcting)
    return (
      <Dialog open onClose={() => setCorrecting(false)} title={t('register.correct')}>
        <Suspense fallback={<Skeleton rows={2} />}>
          <Correction {...{ card, birthday: all?.birthday, user, onChanged }} onDone={() => setCorrecting(false)} />
        </Suspense>
      </Dialog>
    );

  return (
    <Dialog open onClose={onClose} title={t('register.card')}>
      <WarrantyCard card={card} />
      {card.status === 'active' && (
        <Button className="warranty-next" block ref={button} onClick={() => setCorrecting(true)}>
          {t('register.correct')}
        </Button>
      )}
      {card.status === 'cancelled' && (
        <Button className="warranty-next" variant="primary" block href={reportHref}>
          {t('common.toReport')}
        </Button>
      )}
      {registration.status === 'failed' || registration.status === 'missing' ? (
        <NoRecord resource={registration} titles={{ failed: t('common.loadErrorTitle'), missing: t('common.missingTitle') }} />
      ) : (
        <section className="warranty-registered">
          <h3>{t('register.registered')}</h3>
          {all ? (
            <Facts
              facts={[[t('register.device'), all.deviceName], [t('register.platform'), all.platform], ...personFacts(all, t)]}
            />
          ) : (
            <Skeleton rows={4} />
          )}
        </section>
      )}
    </Dialog>
  );
}
