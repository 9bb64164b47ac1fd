import { useStore } from '@nanostores/react';
import { createPortal } from 'react-dom';
import { Copyable } from '../../../app/copy-button/Copyable.tsx';
import type { RegistrationCard } from '../../../contract/registration/read.ts';
import { dayOf } from '../../../lib/day.ts';
import { $shell } from '../../../stores/shell.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { modelName } from '../../../ui/device/model-name.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { cardFacts, cardHead, cardNote } from '../card-texts.ts';
import { warrantyState } from '../model.ts';
import { saveWarrantyEnd } from '../save-warranty-end.ts';
import { useCardSharing } from '../use-card-sharing.ts';
import { WarrantyTag } from './WarrantyTag.tsx';
import './warranty-card.css';

interface WarrantyCardProps {
  card: RegistrationCard;
}

/**
 * A warranty card, with buttons to save its end as a calendar entry, share it as text or as a picture, and print it. In the web view of
 * an app, which saves and prints nothing by itself, it is only shared.
 */
export function WarrantyCard({ card }: WarrantyCardProps) {
  const t = useT();
  const shell = useStore($shell, { ssr: 'initial' });
  const { model, warrantyUntil } = card;
  const { status, drawing, shareText, sharePicture } = useCardSharing(card);
  const running = warrantyState(card, dayOf(new Date())) === 'running';

  return (
    <div className="warranty">
      <Face card={card} copyable />
      {card.status === 'active' && (
        <div className="warranty-actions">
          {!shell && running && warrantyUntil && (
            <Button onClick={() => saveWarrantyEnd(card, warrantyUntil, modelName(model), t)}>{t('register.calendar')}</Button>
          )}
          {(shell ? shell.can('share') : 'share' in navigator) && (
            <Button onClick={() => void shareText()}>{t('register.share')}</Button>
          )}
          {(!shell || canShareFiles()) && (
            <Button busy={drawing} onClick={() => void sharePicture()}>
              {t('register.picture')}
            </Button>
          )}
          {!shell && <Button onClick={() => print()}>{t('register.print')}</Button>}
        </div>
      )}
      <p className="warranty-status" role="status">
        {status && t(status)}
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

function canShareFiles(): boolean {
  const { canShare }: Partial<Navigator> = navigator;
  return canShare?.call(navigator, { files: [new File([], 'card.png', { type: 'image/png' })] }) ?? false;
}

/** @param copyable shows buttons that copy the numbers */
function Face({ card, copyable }: WarrantyCardProps & { copyable?: boolean }) {
  const t = useT();
  const note = cardNote(card, t);
  const number = (label: string, value: string) => {
    if (!value) return t('register.notGiven');
    return copyable ? <Copyable text={value} what={label} /> : value;
  };
  return (
    <article className="warranty-face">
      <p className="warranty-head">
        <span>{cardHead(card, t)}</span>
        <WarrantyTag card={card} />
      </p>
      <h3 className="warranty-model">{modelName(card.model)}</h3>
      <Facts facts={cardFacts(card, t).map(([label, value, copy]) => [label, copy ? number(label, value) : value])} />
      {note && <p className="warranty-note">{note}</p>}
    </article>
  );
}
