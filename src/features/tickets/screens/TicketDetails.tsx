import { Beside } from '../../../app/beside/Beside.tsx';
import { Conversation } from '../../../app/conversation/Conversation.tsx';
import { LazyMessageForm } from '../../../app/conversation/LazyMessageForm.tsx';
import { CopyButton } from '../../../app/copy-button/CopyButton.tsx';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { NoRecord } from '../../../app/no-record/NoRecord.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import { StaleNotice } from '../../../app/stale-notice/StaleNotice.tsx';
import type { Ticket } from '../../../contract/tickets/read.ts';
import { nextActor } from '../../../contract/tickets/states.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { moment } from '../../../lib/moment.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { modelName } from '../../../ui/device/model-name.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useRouteId } from '../../../ui/screen/use-route-id.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { ShippingInfo } from '../components/ShippingInfo.tsx';
import { TicketSteps } from '../components/TicketSteps.tsx';
import { TicketTag } from '../components/TicketTag.tsx';
import { TicketTurn } from '../components/TicketTurn.tsx';
import { useTicket } from '../use-ticket.ts';
import './ticket.css';

/** `details` is the address of a ticket without its id. */
type Props = ScreenProps<'tickets' | 'details'>;

const OtherTickets = lazyComponent('tickets', () => import('../components/OtherTickets.tsx').then((part) => part.OtherTickets));

/** `/rmaDetail/:id`: a ticket's status, what comes next, and its conversation. */
export function TicketDetails({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang} why="rma.why">
        {(user) => <TicketInList user={user} hrefs={hrefs} />}
      </SignedIn>
    </Screen>
  );
}

interface DetailsProps {
  user: UserInfo | undefined;
  hrefs: Props['hrefs'];
}

function TicketInList({ user, hrefs }: DetailsProps) {
  const id = useRouteId('/rmaDetail');
  return (
    <Beside list={user && <OtherTickets uid={user.uid} current={id} details={hrefs.details} />}>
      {(onChange) => <Details user={user} hrefs={hrefs} id={id} onSent={onChange} />}
    </Beside>
  );
}

function Details({ user, hrefs, id, onSent }: DetailsProps & { id: string | undefined; onSent(): void }) {
  const t = useT();
  const resource = useTicket(id, user?.uid);
  const { refetch } = resource;

  if (resource.status !== 'ready')
    return (
      <NoRecord resource={resource} titles={{ failed: t('rma.failed'), missing: t('rma.missingTitle') }}>
        <Button href={hrefs.tickets}>{t('rma.toTickets')}</Button>
      </NoRecord>
    );
  const { data: ticket, isStale, focus, showEarlier } = resource;
  return (
    <article className="ticket">
      <StaleNotice resource={resource} />
      <header className="ticket-head">
        <span className="ticket-number">
          <bdi>{ticket.number}</bdi>
          <CopyButton text={ticket.number} what={t('rma.number')} />
        </span>
        <TicketTag status={ticket.status} />
      </header>
      <TicketTurn ticket={ticket} />
      <ShippingInfo shipping={ticket.shipping} />
      <TicketSteps ticket={ticket} />
      <TicketFacts ticket={ticket} />
      <section className="stack stack-close ticket-messages">
        <h2 className="ticket-heading">{t('rma.messages')}</h2>
        {ticket.earlier && !isStale && (
          <Button variant="quiet" block onClick={() => void showEarlier()}>
            {t('rma.earlier')}
          </Button>
        )}
        <Conversation messages={ticket.messages} focus={focus} onStale={refetch} />
        {user && (
          <LazyMessageForm
            forms="ticketMessage"
            id={ticket.id}
            user={user}
            folded={nextActor[ticket.status] === 'nobody'}
            doneHref={hrefs.tickets}
            onSent={() => void refetch().then(onSent)}
          />
        )}
      </section>
    </article>
  );
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
