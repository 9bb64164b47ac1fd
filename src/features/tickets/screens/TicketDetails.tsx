import { useEffect, useRef } from 'react';
import { Conversation } from '../../../app/conversation/Conversation.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import type { Ticket } from '../../../contract/tickets/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { moment } from '../../../lib/moment.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { modelName } from '../../../ui/device/model-name.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { NoRecord } from '../../../ui/no-record/NoRecord.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useAddressId } from '../../../ui/screen/use-address-id.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { AnswerLater } from '../components/AnswerLater.tsx';
import { CopyButton } from '../components/CopyButton.tsx';
import { Recalled } from '../components/Recalled.tsx';
import { ShippingInfo } from '../components/ShippingInfo.tsx';
import { TicketSteps } from '../components/TicketSteps.tsx';
import { TicketTag } from '../components/TicketTag.tsx';
import { Turn } from '../components/Turn.tsx';
import { useTicket } from '../use-ticket.ts';
import './ticket.css';

type Props = ScreenProps<'tickets'>;

/** `/rmaDetail/:id`: where a service ticket stands, what comes next, and what is said about it. */
export function TicketDetails({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang}>{(user) => <Details user={user} hrefs={hrefs} />}</SignedIn>
    </Screen>
  );
}

function Details({ user, hrefs }: { user: UserInfo | undefined; hrefs: Props['hrefs'] }) {
  const t = useT();
  const id = useAddressId('/rmaDetail');
  const { state, reload, showEarlier } = useTicket(id, user?.uid);
  const ticket = state.status === 'ready' ? state.ticket : undefined;
  useChangeToast(ticket);

  if (state.status !== 'ready')
    return (
      <NoRecord status={state.status} titles={{ failed: t('rma.failed'), missing: t('rma.missingTitle') }} onRetry={reload}>
        <Button href={hrefs.tickets}>{t('rma.toTickets')}</Button>
      </NoRecord>
    );
  return (
    <article className="ticket">
      <Recalled from={state.from} onRetry={reload} />
      <header className="ticket-head">
        <span className="ticket-number">
          <bdi>{state.ticket.number}</bdi>
          <CopyButton text={state.ticket.number} what={t('rma.number')} />
        </span>
        <TicketTag status={state.ticket.status} />
      </header>
      <Turn ticket={state.ticket} />
      <ShippingInfo shipping={state.ticket.shipping} />
      <section className="ticket-messages">
        <h2 className="ticket-heading">{t('rma.messages')}</h2>
        {state.ticket.earlier && !state.from && (
          <Button variant="quiet" block onClick={() => void showEarlier()}>
            {t('rma.earlier')}
          </Button>
        )}
        <Conversation messages={state.ticket.messages} focus={state.focus} onStale={reload} />
        {user && <AnswerLater id={state.ticket.id} user={user} onSent={reload} />}
      </section>
      <TicketSteps steps={state.ticket.steps} />
      <TicketFacts ticket={state.ticket} />
    </article>
  );
}

/** Says that customer service has done something while the ticket is looked at. */
function useChangeToast(ticket: Ticket | undefined): void {
  const t = useT();
  const seen = useRef<number>(undefined);
  useEffect(() => {
    if (!ticket) return;
    const before = seen.current;
    seen.current = ticket.updatedAt;
    if (before !== undefined && ticket.unread && ticket.updatedAt > before) showToast(t('rma.changed'), 'success');
  }, [ticket, t]);
}

function TicketFacts({ ticket: { type, device, orderNumber, createdAt } }: { ticket: Ticket }) {
  const t = useT();
  return (
    <section>
      <h2 className="ticket-heading">{t('rma.details')}</h2>
      <Facts
        facts={[
          [t('rma.type'), t(`rma.type_${type}`)],
          [t('device.label'), [device.name, modelName(device.model)].filter(Boolean).join(' · ')],
          [t('rma.sn'), device.sn],
          [t('rma.orderNumber'), orderNumber],
          [t('rma.opened'), moment(createdAt, t.tag)],
        ]}
      />
    </section>
  );
}
