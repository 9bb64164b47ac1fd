import { useEffect, useState } from 'react';
import { type Registration, type RegistrationCard, registrationDetail } from '../../../contract/registration.ts';
import { api } from '../../../stores/session.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import type { Model } from '../model.ts';
import { personFacts } from '../person-facts.ts';
import { WarrantyCard } from './WarrantyCard.tsx';

interface CardSheetProps {
  card: RegistrationCard;
  models: readonly Model[];
  onClose(): void;
}

/** One warranty card, and everything that was registered with it. */
export function CardSheet({ card, models, onClose }: CardSheetProps) {
  const t = useT();
  const [all, setAll] = useState<Registration | 'failed'>();

  useEffect(() => {
    void api(registrationDetail, { id: card.id }).then(setAll, () => setAll('failed'));
  }, [card.id]);

  return (
    <Dialog open onClose={onClose} title={t('register.card')}>
      <WarrantyCard card={card} models={models} />
      {all !== 'failed' && (
        <section className="warranty-registered">
          <h3>{t('register.registered')}</h3>
          {all ? <Facts facts={[[t('register.platform'), all.platform], ...personFacts(all, t)]} /> : <Skeleton rows={4} />}
        </section>
      )}
    </Dialog>
  );
}
