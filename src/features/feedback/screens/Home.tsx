import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { whenReleased } from '../../../app/form/when-released.ts';
import { Screen } from '../../../app/screen/Screen.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import { StaleNotice } from '../../../app/stale-notice/StaleNotice.tsx';
import type { UserInfo } from '../../../contract/user/user.ts';
import { moment } from '../../../lib/moment.ts';
import { $notifications } from '../../../stores/notifications.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { NewReport } from '../components/NewReport.tsx';
import { ReportsOutbox } from '../components/ReportsOutbox.tsx';
import { StatusTag } from '../components/StatusTag.tsx';
import { useRecords } from '../use-records.ts';
import './home.css';

/** `details` is the address of a record without its id. */
type Props = ScreenProps<'record' | 'details' | 'feedback' | 'tickets' | 'helpCenter'>;

/** `/home`, "Feedback & Suggestions": what waits for the reader, and the ways to the records, the tickets, the answers and the form. */
export function Home({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang} why="feedback.whyRecords">
        {(user) => <Entrances user={user} hrefs={hrefs} />}
      </SignedIn>
    </Screen>
  );
}

function Entrances({ user, hrefs }: { user: UserInfo | undefined; hrefs: Props['hrefs'] }) {
  const t = useT();
  const unread = useStore($notifications, { ssr: 'initial' })?.unread ?? 0;
  const records = useRecords(user?.uid);
  const [newest] = records.items;
  const [latest, setLatest] = useState(newest);
  useEffect(() => whenReleased(() => setLatest(newest)), [newest]);

  return (
    <div className="home">
      <p className="quiet">{t('feedback.intro')}</p>
      <NewReport href={hrefs.feedback} label={t('feedback.new')} />
      <ReportsOutbox user={user} hrefs={hrefs} />
      <StaleNotice resource={records} />
      {records.status === 'failed' && (
        <p className="quiet" role="status">
          {t('common.listFailed')}{' '}
          <Button variant="quiet" flush onClick={records.refetch}>
            {t('common.retry')}
          </Button>
        </p>
      )}
      {latest && (
        <CellGroup label={t('feedback.latest')}>
          <Cell
            href={`${hrefs.details}/${latest.id}`}
            label={<bdi className="home-excerpt">{latest.excerpt}</bdi>}
            detail={moment(latest.createdAt, t.tag)}
            trailing={<StatusTag status={latest.status} unread={latest.unread} />}
          />
        </CellGroup>
      )}
      <CellGroup>
        <Cell
          label={t('feedback.record')}
          leading={<Icon name="inbox" />}
          href={hrefs.record}
          badge={unread}
          badgeLabel={t('feedback.unread', { count: unread })}
        />
        <Cell label={t('common.toTickets')} leading={<Icon name="parcel" />} href={hrefs.tickets} />
        <Cell label={t('common.toHelpCenter')} leading={<Icon name="search" />} href={hrefs.helpCenter} />
      </CellGroup>
    </div>
  );
}
