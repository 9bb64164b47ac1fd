import { Suspense, useEffect } from 'react';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import { useStore } from '../../../app/store/use-store.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { pageParams } from '../../../lib/page-params.ts';
import { $cookbookDevice, chooseCookbookDevice, refreshDevices } from '../../../stores/cookbook-device.ts';
import { $devices, loadDevices } from '../../../stores/devices.ts';
import { $shell } from '../../../stores/session.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import '../components/select-device.css';

const CookerList = lazyComponent('cookers', () =>
  import('../../../recipes/cooking/CookerList.tsx').then((module) => module.CookerList),
);

/** `recipe`: what a recipe's id follows */
type Props = ScreenProps<'recipes' | 'recipe'>;

/** `/recipes/selectDevice`: the appliance that recipes are cooked on. `?recipe=`: the one that it is chosen for. */
export function SelectCookingDevice({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang}>{(user) => <Cookers user={user} hrefs={hrefs} />}</SignedIn>
    </Screen>
  );
}

function Cookers({ user, hrefs }: { user: UserInfo | undefined; hrefs: Props['hrefs'] }) {
  const t = useT();
  const state = useStore($devices);
  const shell = useStore($shell);
  const chosen = useStore($cookbookDevice);

  useEffect(() => {
    if (!user) return undefined;
    void loadDevices();
    const look = () => document.visibilityState === 'visible' && void refreshDevices();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [user]);

  if (state.status === 'failed')
    return (
      <EmptyState icon="offline" title={t('device.failed')}>
        <Button onClick={() => void loadDevices()}>{t('common.retry')}</Button>
      </EmptyState>
    );
  if (!user || state.status !== 'ready') return <Skeleton rows={3} />;

  const add = shell?.can('bindDevice') && (
    <Button
      onClick={() =>
        void shell
          .call('bindDevice', {})
          .catch(() => undefined)
          .then(refreshDevices)
      }
    >
      {t('recipeCook.addDevice')}
    </Button>
  );
  if (!state.devices.some(({ cooks }) => cooks))
    return (
      <EmptyState icon="airFryer" title={t('device.none')} text={t('recipeCook.noneText')}>
        {add}
      </EmptyState>
    );
  return (
    <div className="stack">
      <p className="quiet">{t('recipeCook.chooseText')}</p>
      <Suspense fallback={<Skeleton rows={3} />}>
        <CookerList
          devices={state.devices}
          chosen={chosen?.uid === user.uid ? chosen.id : undefined}
          onChoose={(device) => {
            chooseCookbookDevice(user.uid, device);
            goBack(hrefs);
          }}
        />
      </Suspense>
      {add}
    </div>
  );
}

/** To where the reader came from, or to the recipe that the address names. */
function goBack(hrefs: Props['hrefs']): void {
  const { recipe } = pageParams(location);
  const from = document.referrer ? new URL(document.referrer) : undefined;
  // Another language of this page is no other place.
  if (from?.origin === location.origin && !from.pathname.endsWith('/selectDevice')) history.back();
  else location.replace(recipe ? `${hrefs.recipe}/${encodeURIComponent(recipe)}` : hrefs.recipes);
}
