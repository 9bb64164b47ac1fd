import { useEffect, useState } from 'react';
import { Outbox } from '../../../app/form/Outbox.tsx';
import type { UserInfo } from '../../../contract/user/user.ts';
import { formatDay } from '../../../lib/day.ts';
import { pageParams } from '../../../lib/page-params.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { modelName } from '../../../ui/device/model-name.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { corrections } from '../correction.ts';
import type { Model } from '../model.ts';
import { useRegistrations } from '../use-registrations.ts';
import { CardSheet } from './CardSheet.tsx';
import { WarrantyTag } from './WarrantyTag.tsx';

export interface RegisteredProps {
  user: UserInfo;
  /** The form's name in the outbox, and its page */
  form: string;
  formHref: string;
  models: readonly Model[];
}

/** What the user has registered, each with its warranty card, and what is still on its way; nothing where there is nothing. */
export function RegisteredList({ user, form, formHref, models }: RegisteredProps) {
  const t = useT();
  const { state, reload } = useRegistrations();
  const [open, setOpen] = useState<string>();
  /** The registration whose queued correction is to be edited */
  const [corrected, setCorrected] = useState<string>();
  /** Grows when a correction was sent: the outbox may have something then */
  const [changed, setChanged] = useState(0);
  useEffect(() => {
    const { correct } = pageParams(location);
    setOpen(correct);
    setCorrected(correct);
  }, []);
  const editHref = (name: string) =>
    name === form ? formHref : `${formHref}?correct=${encodeURIComponent(name.slice(corrections.length + 1))}`;
  const card = state.status === 'ready' ? state.items.find(({ id }) => id === open) : undefined;
  return (
    <>
      <Outbox key={changed} forms={[form, corrections]} user={user} editHref={editHref} onSent={reload} />
      {state.status === 'failed' && (
        <p className="form-notice" role="alert">
          <span>{t('common.listFailed')}</span>
          <Button variant="quiet" onClick={reload}>
            {t('common.retry')}
          </Button>
        </p>
      )}
      {state.status === 'ready' && state.items.length > 0 && (
        <CellGroup label={t('register.list')}>
          {state.items.map((card) => (
            <Cell
              key={card.id}
              label={modelName(card.model)}
              detail={
                card.warrantyUntil && card.status === 'active'
                  ? t('register.labelled', { label: t('register.until'), value: formatDay(card.warrantyUntil, t.tag) })
                  : t('register.labelled', { label: t('register.purchaseDate'), value: formatDay(card.purchaseDate, t.tag) })
              }
              leading={<Icon name={models.find(({ key }) => key === card.model)?.kind ?? 'other'} />}
              trailing={<WarrantyTag card={card} />}
              onClick={() => setOpen(card.id)}
            />
          ))}
        </CellGroup>
      )}
      {card && (
        <CardSheet
          {...{ user, card }}
          startCorrecting={card.id === corrected}
          onClose={() => {
            setOpen(undefined);
            setCorrected(undefined);
          }}
          onChanged={() => {
            setChanged((count) => count + 1);
            reload();
          }}
        />
      )}
    </>
  );
}
