import { useEffect } from 'react';
import type { UserInfo } from '../../../contract/user.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { SignedIn } from '../../../ui/signed-in/SignedIn.tsx';
import { useStore } from '../../../ui/store/use-store.ts';
import { Outbox } from '../components/Outbox.tsx';
import { $messages, watchMessages } from '../messages.ts';
import type { ScreenProps } from '../screen-props.ts';
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
  const messages = useStore($messages);
  const unread = messages?.unread ?? 0;

  useEffect(() => (user ? watchMessages() : undefined), [user]);

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
      <Outbox user={user} editHref={hrefs.feedback} />
      <Button variant="primary" href={hrefs.feedback} block>
        {t('feedback.new')}
      </Button>
    </div>
  );
}
