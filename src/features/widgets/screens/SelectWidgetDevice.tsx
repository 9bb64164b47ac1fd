import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { useDevices } from '../../../app/device/use-devices.ts';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { OpenApp } from '../../../app/signed-in/OpenApp.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import type { UserInfo } from '../../../contract/user/user.ts';
import { $brandName, $shell } from '../../../stores/shell.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { isSupported } from '../supported.ts';
import '../components/choice.css';

const DeviceChoice = lazyComponent('widgetChoice', () =>
  import('../components/DeviceChoice.tsx').then((module) => module.DeviceChoice),
);

interface Props extends ScreenProps<'ios' | 'android'> {
  /** What stands above the links to guides */
  related: string;
}

/** `/widgets/selectDevice`: chooses the device that the app's widget shows. */
export function SelectWidgetDevice({ strings, tag, lang, ...guides }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang} why="widgets.why">
        {(user) => (
          <div className="stack">
            <Devices user={user} />
            <Guides {...guides} />
          </div>
        )}
      </SignedIn>
    </Screen>
  );
}

function Devices({ user }: { user: UserInfo | undefined }) {
  const t = useT();
  const shell = useStore($shell, { ssr: 'initial' });
  const brand = useStore($brandName, { ssr: 'initial' });
  const inApp = shell?.can('saveLocalData') && shell.can('getLocalData');
  const state = useDevices(Boolean(inApp));

  useEffect(() => {
    if (user && inApp) DeviceChoice.preload();
  }, [user, inApp]);

  if (user && !inApp)
    return (
      <EmptyState icon="vacuum" title={t('widgets.appOnly')} text={t('widgets.appOnlyText', { brand })}>
        <OpenApp />
      </EmptyState>
    );
  if (state.status === 'failed')
    return (
      <EmptyState icon="offline" title={t('device.failed')}>
        <Button onClick={state.refetch}>{t('common.retry')}</Button>
      </EmptyState>
    );
  if (!shell || state.status !== 'ready') return <Skeleton rows={5} />;
  const { devices, homes } = state.data;
  if (!devices.some(isSupported))
    return (
      <EmptyState
        icon="vacuum"
        title={t(devices.length ? 'widgets.noneSupported' : 'device.none')}
        text={t('widgets.unsupported')}
      />
    );
  return (
    <Suspense fallback={<Skeleton rows={5} />}>
      <DeviceChoice shell={shell} devices={devices} homes={homes} />
    </Suspense>
  );
}

function Guides({ hrefs, related }: Pick<Props, 'hrefs' | 'related'>) {
  const t = useT();
  return (
    <CellGroup label={related}>
      <Cell label={t('widgets.guideIos')} href={hrefs.ios} />
      <Cell label={t('widgets.guideAndroid')} href={hrefs.android} />
    </CellGroup>
  );
}
