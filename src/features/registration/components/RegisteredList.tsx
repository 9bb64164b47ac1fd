import { useEffect, useState } from 'react';
import { Outbox } from '../../../app/form/Outbox.tsx';
import { StaleNotice } from '../../../app/stale-notice/StaleNotice.tsx';
import type { RegistrationCard } from '../../../contract/registration/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import type { Translate } from '../../../i18n/t.ts';
import { formatDay } from '../../../lib/day.ts';
import { noBreak } from '../../../lib/no-break.ts';
import { pageParams } from '../../../lib/page-params.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { modelName } from '../../../ui/device/model-name.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { correctionForms } from '../correction.ts';
import type { Model } from '../model.ts';
import { useRegistrations } from '../use-registrations.ts';
import { CardSheet } from './CardSheet.tsx';
import { WarrantyTag } from './WarrantyTag.tsx';

export interface RegisteredProps {
  user: UserInfo;
  /** The form's name in the outbox, and its page */
  form: string;
  hrefs: Readonly<Record<'self' | 'report', string>>;
  models: readonly Model[];
}

/** The user's registrations with their warranty cards, and those in the outbox. Renders nothing if there are none. */
export function RegisteredList({ user, form, hrefs, models }: RegisteredProps) {
  const t = useT();
  const cards = useRegistrations(user.uid);
  const { refetch } = cards;
  const [open, setOpen] = useState<string>();
  /** The registration whose queued correction to edit */
  const [corrected, setCorrected] = useState<string>();
  useEffect(() => {
    const { correct } = pageParams(location);
    setOpen(correct);
    setCorrected(correct);
  }, []);
  const editHref = (name: string) =>
    name === form ? hrefs.self : `${hrefs.self}?correct=${encodeURIComponent(name.slice(correctionForms.length + 1))}`;
  const card = cards.status === 'ready' ? cards.data.find(({ id }) => id === open) : undefined;
  const labelledDay = (label: 'register.until' | 'register.purchaseDate', day: string) =>
    t('form.labelled', { label: t(label), value: noBreak(formatDay(day, t.tag, 'medium')) });
  return (
    <>
      <Outbox forms={[form, correctionForms]} user={user} editHref={editHref} onSent={refetch} />
      <StaleNotice resource={cards} />
      {cards.status === 'failed' && (
        <p className="form-notice" role="alert">
          <span>{t('common.listFailed')}</span>
          <Button variant="quiet" onClick={refetch}>
            {t('common.retry')}
          </Button>
        </p>
      )}
      {cards.status === 'ready' && cards.data.length > 0 && (
        <div className="warranty-registered">
          <CellGroup label={t('register.list')}>
            {cards.data.map((card) => (
              <Cell
                key={card.id}
                label={modelName(card.model)}
                detail={
                  <>
                    {isOneOfSeveral(card, cards.data) && <span className="warranty-number">{numberOf(card, t)}</span>}
                    {card.warrantyUntil && card.status === 'active'
                      ? labelledDay('register.until', card.warrantyUntil)
                      : labelledDay('register.purchaseDate', card.purchaseDate)}
                  </>
                }
                leading={<Icon name={models.find(({ key }) => key === card.model)?.kind ?? 'other'} />}
                trailing={<WarrantyTag card={card} />}
                onClick={() => setOpen(card.id)}
                chevron
              />
            ))}
          </CellGroup>
        </div>
      )}
      {card && (
        <CardSheet
          {...{ user, card }}
          startCorrecting={card.id === corrected}
          reportHref={hrefs.report}
          onClose={() => {
            setOpen(undefined);
            setCorrected(undefined);
          }}
          onChanged={() => void refetch()}
        />
      )}
    </>
  );
}

/** Whether a number is to tell it from others of its model. */
const isOneOfSeveral = ({ id, model }: RegistrationCard, cards: readonly RegistrationCard[]) =>
  cards.some((other) => other.model === model && other.id !== id);

/** `Serial number: …`, or the order's where it has none. */
const numberOf = ({ serialNumber, orderNumber }: RegistrationCard, t: Translate) =>
  serialNumber
    ? t('form.labelled', { label: t('register.serialNumber'), value: serialNumber })
    : t('form.labelled', { label: t('register.orderNumber'), value: orderNumber });
