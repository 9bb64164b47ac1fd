import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { useDevices } from '../../../app/device/use-devices.ts';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import type { UserInfo } from '../../../contract/user/user.ts';
import { pageParams } from '../../../lib/page-params.ts';
import type { CookerAnswers } from '../../../recipes/cooking/CookerList.tsx';
import { $cookbookDevice, chooseCookbookDevice } from '../../../stores/cookbook-device.ts';
import { $shell } from '../../../stores/shell.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import '../components/select-device.css';

const CookerList = lazyComponent('cookers', () =>
  import('../../../recipes/cooking/CookerList.tsx').then((module) => module.CookerList),
);

/** `recipe` is the address that a recipe's id is appended to. */
interface Props extends ScreenProps<'recipes' | 'recipe'> {
  answers: CookerAnswers;
}

/** `/recipes/selectDevice`: chooses the appliance to cook on. `?recipe=` is the recipe to return to. */
export function SelectCookingDevice({ strings, tag, lang, ...links }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang} title="recipeCook.signIn" why="device.why" guests={<BackLink hrefs={links.hrefs} />}>
        {(user) => <Cookers user={user} {...links} />}
      </SignedIn>
    </Screen>
  );
}

function Cookers({ user, hrefs, answers }: { user: UserInfo | undefined } & Pick<Props, 'hrefs' | 'answers'>) {
  const t = useT();
  const state = useDevices();
  const shell = useStore($shell, { ssr: 'initial' });
  const chosen = useStore($cookbookDevice, { ssr: 'initial' });

  if (state.status === 'failed')
    return (
      <EmptyState icon="offline" title={t('device.failed')}>
        <Button onClick={state.refetch}>{t('common.retry')}</Button>
        <BackLink variant="quiet" hrefs={hrefs} />
      </EmptyState>
    );
  if (!user || state.status !== 'ready') return <Skeleton rows={3} />;
  const { devices } = state.data;

  const add = shell?.can('bindDevice') && (
    <Button
      onClick={() =>
        void shell
          .call('bindDevice', {})
          .catch(() => undefined)
          .then(state.refetch)
      }
    >
      {t('recipeCook.addDevice')}
    </Button>
  );
  if (!devices.some(({ cooks }) => cooks))
    return (
      <EmptyState icon="airFryer" title={t('device.none')} text={t('recipeCook.noneText')}>
        {add}
        <BackLink hrefs={hrefs} />
      </EmptyState>
    );
  return (
    <div className="stack">
      {pageParams(location).start && <h2>{t('recipe.selectDevice')}</h2>}
      <p className="quiet">{t('recipeCook.chooseText')}</p>
      <Suspense fallback={<Skeleton rows={3} />}>
        <CookerList
          devices={devices}
          answers={answers}
          chosen={chosen?.uid === user.uid ? chosen.id : undefined}
          onChoose={(device) => {
            chooseCookbookDevice(user.uid, device);
            goBack(hrefs);
          }}
        />
      </Suspense>
      {add}
      <BackLink variant="quiet" hrefs={hrefs} />
    </div>
  );
}

function BackLink({ hrefs, variant }: Pick<Props, 'hrefs'> & { variant?: 'quiet' }) {
  const t = useT();
  return (
    <Button variant={variant} href={backHref(hrefs)}>
      {t(pageParams(location).recipe ? 'recipeCook.toRecipe' : 'recipeCook.toRecipes')}
    </Button>
  );
}

/** The recipe in the address, or all recipes. */
function backHref(hrefs: Props['hrefs']): string {
  const { recipe } = pageParams(location);
  return recipe ? `${hrefs.recipe}/${encodeURIComponent(recipe)}` : hrefs.recipes;
}

/** Goes back to the previous page, or to {@link backHref}. */
function goBack(hrefs: Props['hrefs']): void {
  const from = document.referrer ? new URL(document.referrer) : undefined;
  // The referrer may be this page in another language.
  if (from?.origin === location.origin && !from.pathname.endsWith('/selectDevice')) history.back();
  else location.replace(backHref(hrefs));
}
