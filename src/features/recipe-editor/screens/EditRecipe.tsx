import { useCallback, useEffect, useState } from 'react';
import { loadChunk } from '../../../app/lazy-chunk/lazy-chunk.ts';
import { Screen } from '../../../app/screen/Screen.tsx';
import { GuestLinks } from '../../../app/signed-in/GuestLinks.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import type { UserInfo } from '../../../contract/user/user.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Editor, Loading } from '../components/Editor.tsx';
import { newRecipe, type Start } from '../state.ts';
import './edit-recipe.css';

/** `details` is the address of a recipe without its id. */
type Props = ScreenProps<'works' | 'details'>;

/** `/recipes/edit`: a new recipe, or with `?id=` one of the user's, with `?version=` one of its history to publish again. */
export function EditRecipe({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang} title="recipeEdit.signIn" why="recipeEdit.why" guests={<GuestLinks first="recipes" />}>
        {(user) => <Opened user={user} lang={lang} hrefs={hrefs} />}
      </SignedIn>
    </Screen>
  );
}

const loadOpening = () => loadChunk('editOpen', () => import('../open-recipe.ts'));

function Opened({ user, lang, hrefs }: Pick<Props, 'lang' | 'hrefs'> & { user: UserInfo | undefined }) {
  const t = useT();
  const [start, setStart] = useState<Start | 'loading' | 'failed' | 'missing'>(() => newRecipe(lang));

  const load = useCallback(
    async (id: string, version?: string | null) => {
      if (!user) return;
      const { openRecipe } = await loadOpening();
      setStart(await openRecipe(id, { version, user, t }));
    },
    [user, t],
  );
  const reopen = async (id: string, discard: () => Promise<void>, saved: boolean) => {
    if (!user) return;
    const { openRecipe } = await loadOpening();
    const opened = await openRecipe(id, { user, t, fresh: true });
    await discard();
    history.replaceState(null, '', `?id=${id}`);
    setStart({ ...opened, saved });
  };
  const open = useCallback(() => {
    const params = new URLSearchParams(location.search);
    const id = params.get('id');
    if (!id) return;
    setStart('loading');
    load(id, params.get('version')).catch((error: { isNotFound?: boolean }) => setStart(error.isNotFound ? 'missing' : 'failed'));
  }, [load]);
  useEffect(open, [open]);

  switch (start) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return (
        <EmptyState icon="offline" title={t('common.loadErrorTitle')}>
          <Button onClick={open}>{t('common.retry')}</Button>
        </EmptyState>
      );
    case 'missing':
      return (
        <EmptyState icon="inbox" title={t('recipePage.missingTitle')} text={t('common.missingText')}>
          <Button href={hrefs.works}>{t('recipeEdit.toWorks')}</Button>
        </EmptyState>
      );
    default:
      return <Editor key={start.key} {...{ start, user, hrefs }} open={reopen} />;
  }
}
