import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { NoRecord } from '../../../app/no-record/NoRecord.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { GuestLinks } from '../../../app/signed-in/GuestLinks.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import { StaleNotice } from '../../../app/stale-notice/StaleNotice.tsx';
import { useResource } from '../../../app/use-resource.ts';
import { type RecipeVersion, recipeHistory } from '../../../contract/recipes/edit.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { moment } from '../../../lib/moment.ts';
import { tagOf } from '../../../recipes/recipe-language.ts';
import { defineResource } from '../../../stores/resources.ts';
import { api } from '../../../stores/session.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useRouteId } from '../../../ui/screen/use-route-id.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import './recipe-history.css';

const OldVersion = lazyComponent('oldVersion', () => import('../components/OldVersion.tsx').then((module) => module.OldVersion));

/** `recipe` is the address that a recipe's id is appended to. */
type Props = ScreenProps<'edit' | 'works' | 'recipe'>;

const histories = defineResource<readonly RecipeVersion[]>('recipeHistory', (_uid, id) => ({
  query: async () => (await api(recipeHistory, { id }, { quiet: true })).versions,
}));

/** `/recipes/history/:id`: every version that the user has published of a recipe, to look at and to publish again. */
export function RecipeHistory({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang} title="recipeEdit.signInHistory" why="recipeEdit.why" guests={<GuestLinks first="recipes" />}>
        {(user) => <Versions user={user} hrefs={hrefs} />}
      </SignedIn>
    </Screen>
  );
}

function Versions({ user, hrefs }: Pick<Props, 'hrefs'> & { user: UserInfo | undefined }) {
  const t = useT();
  const id = useRouteId('/recipes/history');
  const history = useResource(histories, [user?.uid, id]);
  const [shown, setShown] = useState<number>();

  if (history.status !== 'ready')
    return (
      <NoRecord resource={history} titles={{ failed: t('common.loadErrorTitle'), missing: t('recipePage.missingTitle') }}>
        <Button href={hrefs.works}>{t('recipeEdit.toWorks')}</Button>
      </NoRecord>
    );
  const versions = history.data;
  if (versions.length === 0) return <EmptyState icon="inbox" title={t('common.noRecord')} text={t('recipeEdit.historyEmpty')} />;
  return (
    <div className="stack stack-close">
      <StaleNotice resource={history} />
      <CellGroup>
        {versions.map((version, index) => (
          <Version
            key={version.version}
            version={version}
            latest={index === 0}
            only={versions.length === 1}
            href={`${hrefs.edit}?id=${id}&version=${version.version}`}
            onShow={() => setShown(version.version)}
          />
        ))}
        <Cell label={t('recipeEdit.view')} href={`${hrefs.recipe}/${id}`} />
      </CellGroup>
      {id && shown !== undefined && (
        <Suspense>
          <OldVersion id={id} version={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

interface VersionProps {
  version: RecipeVersion;
  /** The one that everybody sees */
  latest: boolean;
  /** There is no other */
  only: boolean;
  /** Where it is published again */
  href: string;
  onShow(): void;
}

function Version({ version: { version, title, lang, publishedAt, changed }, latest, only, href, onShow }: VersionProps) {
  const t = useT();
  const label = t('recipeEdit.versionNumber', { number: version });
  const changes = changed.map((part) => t(`recipeEdit.changed-${part}`));
  return (
    <li className="cell recipe-version">
      <div className="recipe-version-text">
        <strong>{latest && !only ? t('recipeEdit.versionLatest', { number: version }) : label}</strong>
        <span className="quiet">{moment(publishedAt, t.tag)}</span>
        <bdi lang={lang && tagOf(lang)}>{title}</bdi>
        {only && <span className="quiet">{t('recipeEdit.unchanged')}</span>}
        {version > 1 && (
          <span className="quiet">
            {t('recipeEdit.changedParts', {
              parts: new Intl.ListFormat(t.tag, { type: 'conjunction', style: 'narrow' }).format(changes),
            })}
          </span>
        )}
      </div>
      {!only && (
        <div className="recipe-version-actions">
          <Button onClick={onShow} aria-label={`${t('recipeEdit.show')}: ${label}`}>
            {t('recipeEdit.show')}
          </Button>
          {!latest && (
            <Button href={href} aria-label={`${t('recipeEdit.useVersion')}: ${label}`}>
              {t('recipeEdit.useVersion')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
