import { useEffect } from 'react';
import { Outbox } from '../../../app/form/Outbox.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import { useStore } from '../../../app/store/use-store.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { $news, watchNews } from '../../../stores/news.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import './home.css';

type Props = ScreenProps<'record' | 'feedback'>;

/** `/home`, "Feedback & Suggestions": the way to the records, with how many replies are new, and to the form. */
export function Home({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang}>{(user) => <Entrances user={user} hrefs={hrefs} />}</SignedIn>
    </Screen>
  );
}

function Entrances({ user, hrefs }: { user: UserInfo | undefined; hrefs: Props['hrefs'] }) {
  const t = useT();
  const unread = useStore($news)?.unread ?? 0;

  useEffect(() => (user ? watchNews() : undefined), [user]);

  return (
    <div className="home">
      <p className="home-intro">{t('feedback.intro')}</p>
      <CellGroup>
        <Cell
          label={t('feedback.record')}
          leading={<Icon name="inbox" />}
          href={hrefs.record}
          badge={unread}
          badgeLabel={t('feedback.unread', { count: unread })}
        />
      </CellGroup>
      <Outbox forms={['feedback']} user={user} editHref={hrefs.feedback} />
      <Button variant="primary" href={hrefs.feedback} block>
        {t('feedback.new')}
      </Button>
    </div>
  );
}
