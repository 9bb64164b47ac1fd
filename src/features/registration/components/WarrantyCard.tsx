import { useStore } from '@nanostores/react';
import { createPortal } from 'react-dom';
import type { RegistrationCard } from '../../../contract/registration/read.ts';
import { dayOf, formatDay } from '../../../lib/day.ts';
import { $shell } from '../../../stores/shell.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { modelName } from '../../../ui/device/model-name.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { warrantyState } from '../model.ts';
import { saveWarrantyEnd } from '../save-warranty-end.ts';
import { WarrantyTag } from './WarrantyTag.tsx';
import './warranty-card.css';

interface WarrantyCardProps {
  card: RegistrationCard;
}

/** A warranty card, with buttons to print it and save its end as a calendar entry. Web views of apps can do neither. */
export function WarrantyCard({ card }: WarrantyCardProps) {
  const t = useT();
  const inApp = useStore($shell, { ssr: 'initial' }) !== undefined;
  const { warrantyUntil } = card;
  const running = warrantyState(card, dayOf(new Date())) === 'running';
  return (
    <div className="warranty">
      <Face card={card} />
      {!inApp && (
        <div className="warranty-actions">
          {running && warrantyUntil && (
            <Button onClick={() => saveWarrantyEnd(card, warrantyUntil, modelName(card.model), t)}>
              {t('register.calendar')}
            </Button>
          )}
          <Button onClick={() => print()}>{t('register.print')}</Button>
        </div>
      )}
      {createPortal(
        <div className="warranty-paper" aria-hidden="true">
          <Face card={card} />
        </div>,
        document.body,
      )}
    </div>
  );
}

function Face({ card }: WarrantyCardProps) {
  const t = useT();
  const { brand, orderNumber, serialNumber, purchaseDate, warrantyUntil, status } = card;
  return (
    <article className="warranty-face">
      <p className="warranty-head">
        <span>
          {__DEPLOYMENT__.brands[brand] ?? brand} · {t('register.card')}
        </span>
        <WarrantyTag card={card} />
      </p>
      <h3 className="warranty-model">{modelName(card.model)}</h3>
      <Facts
        facts={[
          [t('register.orderNumber'), orderNumber],
          [t('register.serialNumber'), serialNumber || t('register.notGiven')],
          [t('register.purchaseDate'), formatDay(purchaseDate, t.tag)],
          [t('register.until'), warrantyUntil && status === 'active' && formatDay(warrantyUntil, t.tag)],
        ]}
      />
      {status === 'cancelled' && <p className="warranty-note">{t('register.cancelledText')}</p>}
      {status === 'active' && !warrantyUntil && <p className="warranty-note">{t('register.untilTold')}</p>}
    </article>
  );
}
