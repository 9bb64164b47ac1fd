import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Outbox } from '../../../app/form/Outbox.tsx';
import { ListCount } from '../../../app/more/ListCount.tsx';
import { ListEnd } from '../../../app/more/ListEnd.tsx';
import { LoadFailed } from '../../../app/no-record/LoadFailed.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import { StaleNotice } from '../../../app/stale-notice/StaleNotice.tsx';
import type { TicketFilter } from '../../../contract/tickets/input.ts';
import type { TicketSummary } from '../../../contract/tickets/list.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { dayOfMoment } from '../../../lib/moment.ts';
import { $notifications } from '../../../stores/notifications.ts';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { TicketFilters } from '../components/TicketFilters.tsx';
import { TicketTag } from '../components/TicketTag.tsx';
import { isFiltering } from '../filter.ts';
import { useTickets } from '../use-tickets.ts';
import './ticket-list.css';

/** `details` is the address of a ticket without its id. */
type Props = ScreenProps<'details'>;

/** `/rmaList`: the user's tickets, filtered by the query of the address. */
export function TicketList({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang} why="rma.why">
        {(user) => <Tickets user={user} hrefs={hrefs} />}
      </SignedIn>
    </Screen>
  );
}

function Tickets({ user, hrefs }: { user: UserInfo | undefined; hrefs: Props['hrefs'] }) {
  const t = useT();
  const [filter, setFilter] = useState<TicketFilter>();
  const list = useTickets(user?.uid, filter);
  const { status, items, refetch } = list;
  const isFiltered = filter !== undefined && isFiltering(filter);
  const isWorthFiltering = status !== 'ready' || isFiltered || items.length > 1;

  return (
    <div className="ticket-list">
      <div hidden={!isWorthFiltering}>
        <TicketFilters onChange={setFilter} />
      </div>
      <ListCount list={list} of="tickets" none={t(isFiltered ? 'rma.noMatch' : 'common.noRecord')} />
      <StaleNotice resource={list} />
      <Outbox
        forms={['ticketMessage']}
        user={user}
        editHref={(form) => `${hrefs.details}/${form.split('/')[1]}`}
        onSent={refetch}
      />
      {status === 'loading' && <Skeleton rows={5} />}
      <LoadFailed resource={list} />
      {status === 'ready' && items.length === 0 && <NoTickets isFiltered={isFiltered} />}
      {items.length > 0 && <LoadedTickets {...{ list, isFiltered }} href={hrefs.details} />}
    </div>
  );
}

interface LoadedTicketsProps {
  list: ReturnType<typeof useTickets>;
  isFiltered: boolean;
  href: string;
}

function LoadedTickets({ list, isFiltered, href }: LoadedTicketsProps) {
  const t = useT();
  const unread = useStore($notifications, { ssr: 'initial' })?.tickets ?? 0;
  const isStale = list.status === 'ready' && list.isStale;
  return (
    <>
      {/* Among them all, not among those that a filter leaves. */}
      {unread > 0 && !isFiltered && <p className="quiet">{t('rma.unread', { count: unread })}</p>}
      <CellGroup>
        {list.items.map((item) => (
          <TicketCell key={item.id} item={item} href={`${href}/${item.id}`} />
        ))}
      </CellGroup>
      {!isStale && <ListEnd next={list.next} onReached={list.more} />}
    </>
  );
}

function NoTickets({ isFiltered }: { isFiltered: boolean }) {
  const t = useT();
  return isFiltered ? (
    <EmptyState icon="search" title={t('rma.noMatch')} text={t('rma.noMatchText')} />
  ) : (
    <EmptyState icon="inbox" title={t('common.noRecord')} text={t('rma.emptyText')} />
  );
}

function TicketCell({ item, href }: { item: TicketSummary; href: string }) {
  const t = useT();
  return (
    <Cell
      href={href}
      label={
        <>
          <span className="ticket-list-head">
            <TicketTag status={item.status} unread={item.unread} />
            <span className="ticket-list-date">{dayOfMoment(item.updatedAt, t.tag)}</span>
          </span>
          <strong>
            {t(`rma.type_${item.type}`)} · <bdi>{item.deviceName}</bdi>
          </strong>
          <bdi className="ticket-list-excerpt">{item.excerpt}</bdi>
        </>
      }
      detail={<bdi>{item.number}</bdi>}
    />
  );
}
