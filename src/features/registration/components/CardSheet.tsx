import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '../../../api/errors.ts';
import { type Registration, type RegistrationCard, registrationDetail } from '../../../contract/registration.ts';
import { api } from '../../../stores/session.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { NoRecord } from '../../../ui/no-record/NoRecord.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { personFacts } from '../person-facts.ts';
import { WarrantyCard } from './WarrantyCard.tsx';

interface CardSheetProps {
  card: RegistrationCard;
  onClose(): void;
}

/** One warranty card, and everything that was registered with it. */
export function CardSheet({ card, onClose }: CardSheetProps) {
  const t = useT();
  const [all, setAll] = useState<Registration | 'failed' | 'missing'>();

  const load = useCallback(() => {
    setAll(undefined);
    void api(registrationDetail, { id: card.id }, { quiet: 'missing' }).then(setAll, ({ gone }: ApiError) =>
      setAll(gone ? 'missing' : 'failed'),
    );
  }, [card.id]);
  useEffect(load, [load]);

  return (
    <Dialog open onClose={onClose} title={t('register.card')}>
      <WarrantyCard card={card} />
      {all === 'failed' || all === 'missing' ? (
        <NoRecord status={all} onRetry={load} />
      ) : (
        <section className="warranty-registered">
          <h3>{t('register.registered')}</h3>
          {all ? <Facts facts={[[t('register.platform'), all.platform], ...personFacts(all, t)]} /> : <Skeleton rows={4} />}
        </section>
      )}
    </Dialog>
  );
}
