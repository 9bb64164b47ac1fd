import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import type { UserInfo } from '../../../contract/user/user.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { NoRecord } from '../../../ui/no-record/NoRecord.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useAddressId } from '../../../ui/screen/use-address-id.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { useRating } from '../use-rating.ts';
import '../components/request.css';

const loadRequest = () => import('../components/Request.tsx').then((module) => module.Request);
const Request = lazyComponent('request', loadRequest);

type Props = ScreenProps<'report' | 'ticket' | 'feedback' | 'help'>;

/** `/ratingCenter/:id`: what somebody was asked to rate, and the answer. `report` and `ticket` are addresses without their ids. */
export function RatingCenter({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang}>{(user) => <Asked user={user} hrefs={hrefs} />}</SignedIn>
    </Screen>
  );
}

function Asked({ user, hrefs }: { user: UserInfo | undefined; hrefs: Props['hrefs'] }) {
  const t = useT();
  const id = useAddressId('/ratingCenter');
  const { state, reload, refresh } = useRating(id, user !== undefined);
  const [fresh, setFresh] = useState(false);

  useEffect(() => {
    void loadRequest().catch(() => undefined);
  }, []);

  const onSent = () => {
    setFresh(true);
    showToast(t('rating.thanks'), 'success');
    reload();
  };

  if (state.status !== 'ready')
    return (
      <NoRecord
        status={state.status}
        titles={{ failed: t('common.loadErrorTitle'), missing: t('rating.missingTitle') }}
        onRetry={reload}
      >
        <Button href={hrefs.help}>{t('common.notFoundHelp')}</Button>
      </NoRecord>
    );
  return (
    <Suspense fallback={<Skeleton rows={4} />}>
      <Request rating={state.rating} user={user} hrefs={hrefs} fresh={fresh} onSent={onSent} onStale={refresh} reload={reload} />
    </Suspense>
  );
}
