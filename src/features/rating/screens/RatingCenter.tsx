import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { NoRecord } from '../../../app/no-record/NoRecord.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import { StaleNotice } from '../../../app/stale-notice/StaleNotice.tsx';
import { useResource } from '../../../app/use-resource.ts';
import { type Rating, ratingDetail } from '../../../contract/rating/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { defineResource } from '../../../stores/resources.ts';
import { api } from '../../../stores/session.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useRouteId } from '../../../ui/screen/use-route-id.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import '../components/request.css';

const Request = lazyComponent('request', () => import('../components/Request.tsx').then((module) => module.Request));
Request.preload();

type Props = ScreenProps<'report' | 'ticket' | 'feedback' | 'help'>;

const ratings = defineResource<Rating>('rating', (_uid, id) => ({ query: () => api(ratingDetail, { id }, { quiet: true }) }));

/** `/ratingCenter/:id`: what the user is asked to rate, and the rating. `report` and `ticket` are addresses without an id. */
export function RatingCenter({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang} why="rating.why">
        {(user) => <Asked user={user} hrefs={hrefs} />}
      </SignedIn>
    </Screen>
  );
}

function Asked({ user, hrefs }: { user: UserInfo | undefined; hrefs: Props['hrefs'] }) {
  const t = useT();
  const id = useRouteId('/ratingCenter');
  const resource = useResource(ratings, [user?.uid, id]);
  const { refetch, reset } = resource;
  const [fresh, setFresh] = useState(false);

  const onSent = () => {
    setFresh(true);
    showToast(t('rating.thanks'), 'success');
    void reset();
  };

  if (resource.status !== 'ready')
    return (
      <NoRecord resource={resource} titles={{ failed: t('common.screenErrorTitle'), missing: t('rating.missingTitle') }}>
        <Button href={hrefs.help}>{t('common.notFoundHelp')}</Button>
      </NoRecord>
    );
  return (
    <Suspense fallback={<Skeleton rows={4} />}>
      <div className="stack stack-close">
        <StaleNotice resource={resource} />
        <Request
          rating={resource.data}
          user={user}
          hrefs={hrefs}
          fresh={fresh}
          onSent={onSent}
          onStale={refetch}
          reload={reset}
        />
      </div>
    </Suspense>
  );
}
