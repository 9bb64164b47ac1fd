import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { CopyButton } from '../../../app/copy-button/CopyButton.tsx';
import { share } from '../../../app/share.ts';
import type { RegistrationCard } from '../../../contract/registration/read.ts';
import type { Translate } from '../../../i18n/t.ts';
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

/** A warranty card, with buttons to save its end as a calendar entry, share it and print it. Web views of apps can only share. */
export function WarrantyCard({ card }: WarrantyCardProps) {
  const t = useT();
  const shell = useStore($shell, { ssr: 'initial' });
  const { model, warrantyUntil } = card;
  /** What became of its text where sharing failed */
  const [unshared, setUnshared] = useState<'copied' | 'manual'>();
  const running = warrantyState(card, dayOf(new Date())) === 'running';

  const onShare = async () => {
    const title = `${t('register.card')} · ${modelName(model)}`;
    const facts = cardFacts(card, t).filter(([, value]) => value);
    const lines = facts.map(([label, value]) => t('register.labelled', { label, value }));
    const result = await share(title, location.origin + location.pathname, [title, ...lines].join('\n'));
    setUnshared(result === 'copied' || result === 'manual' ? result : undefined);
  };
  return (
    <div className="warranty">
      <Face card={card} copyable />
      <div className="warranty-actions">
        {!shell && running && warrantyUntil && (
          <Button onClick={() => saveWarrantyEnd(card, warrantyUntil, modelName(model), t)}>{t('register.calendar')}</Button>
        )}
        {(shell ? shell.can('share') : 'share' in navigator) && (
          <Button onClick={() => void onShare()}>{t('register.share')}</Button>
        )}
        {!shell && <Button onClick={() => print()}>{t('register.print')}</Button>}
      </div>
      <p className="warranty-status" role="status">
        {unshared && t(unshared === 'copied' ? 'common.copied' : 'common.notCopied')}
      </p>
      {createPortal(
        <div className="warranty-paper" aria-hidden="true">
          <Face card={card} />
        </div>,
        document.body,
      )}
    </div>
  );
}

/** What a card says, as labelled texts; empty where it says nothing. */
const cardFacts = ({ id, orderNumber, serialNumber, purchaseDate, warrantyUntil, status }: RegistrationCard, t: Translate) =>
  [
    [t('register.orderNumber'), orderNumber, 'copy'],
    [t('register.serialNumber'), serialNumber, 'copy'],
    [t('register.number'), id, 'copy'],
    [t('register.purchaseDate'), formatDay(purchaseDate, t.tag)],
    [t('register.until'), warrantyUntil && status === 'active' ? formatDay(warrantyUntil, t.tag) : ''],
  ] as const;

/** @param copyable shows buttons that copy the numbers */
function Face({ card, copyable }: WarrantyCardProps & { copyable?: boolean }) {
  const t = useT();
  const { brand, warrantyUntil, status } = card;
  const number = (label: string, value: string) => {
    if (!value) return t('register.notGiven');
    if (!copyable) return value;
    return (
      <span className="warranty-number">
        {value}
        <CopyButton text={value} what={label} />
      </span>
    );
  };
  return (
    <article className="warranty-face">
      <p className="warranty-head">
        <span>
          {__DEPLOYMENT__.brands[brand] ?? brand} · {t('register.card')}
        </span>
        <WarrantyTag card={card} />
      </p>
      <h3 className="warranty-model">{modelName(card.model)}</h3>
      <Facts facts={cardFacts(card, t).map(([label, value, copy]) => [label, copy ? number(label, value) : value])} />
      {status === 'cancelled' && <p className="warranty-note">{t('register.cancelledText')}</p>}
      {status === 'active' && !warrantyUntil && <p className="warranty-note">{t('register.untilTold')}</p>}
    </article>
  );
}
