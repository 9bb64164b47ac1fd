import { Suspense, useEffect } from 'react';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import { useStore } from '../../../app/store/use-store.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { $devices, loadDevices } from '../../../stores/devices.ts';
import { $brandName, $shell } from '../../../stores/session.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { isSupported } from '../supported.ts';
import '../components/choice.css';

const loadChoice = () => import('../components/Choice.tsx').then((module) => module.Choice);
const Choice = lazyComponent('widgetChoice', loadChoice);

type Props = ScreenProps<'ios' | 'android'>;

/** `/widgets/selectDevice`: which device the app's widget shows. */
export function SelectWidgetDevice({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang}>
        {(user) => (
          <div className="stack">
            <Devices user={user} />
            <Guides hrefs={hrefs} />
          </div>
        )}
      </SignedIn>
    </Screen>
  );
}

function Devices({ user }: { user: UserInfo | undefined }) {
  const t = useT();
  const state = useStore($devices);
  const shell = useStore($shell);
  const brand = useStore($brandName);
  const appLink = __DEPLOYMENT__.appLink;
  const inApp = shell?.can('saveLocalData') && shell.can('getLocalData');

  useEffect(() => {
    if (!user || !inApp) return;
    void loadDevices();
    void loadChoice().catch(() => undefined);
  }, [user, inApp]);

  if (user && !inApp)
    return (
      <EmptyState icon="vacuum" title={t('widgets.appOnly')} text={t('widgets.appOnlyText', { brand })}>
        {appLink && (
          <Button variant="primary" href={appLink}>
            {t('common.openApp')}
          </Button>
        )}
      </EmptyState>
    );
  if (state.status === 'failed')
    return (
      <EmptyState icon="offline" title={t('device.failed')}>
        <Button onClick={() => void loadDevices()}>{t('common.retry')}</Button>
      </EmptyState>
    );
  if (!shell || state.status !== 'ready') return <Skeleton rows={5} />;
  if (!state.devices.some(isSupported))
    return (
      <EmptyState
        icon="vacuum"
        title={t(state.devices.length ? 'widgets.noneSupported' : 'device.none')}
        text={t('widgets.unsupported')}
      />
    );
  return (
    <Suspense fallback={<Skeleton rows={5} />}>
      <Choice shell={shell} devices={state.devices} homes={state.homes} />
    </Suspense>
  );
}

function Guides({ hrefs }: Pick<Props, 'hrefs'>) {
  const t = useT();
  return (
    <CellGroup>
      <Cell label={t('widgets.guideIos')} href={hrefs.ios} />
      <Cell label={t('widgets.guideAndroid')} href={hrefs.android} />
    </CellGroup>
  );
}
