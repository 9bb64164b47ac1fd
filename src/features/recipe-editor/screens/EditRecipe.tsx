import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Form } from '../../../app/form/Form.tsx';
import { type Errors, useForm } from '../../../app/form/form.ts';
import { whenUsed } from '../../../app/form/load-later.ts';
import { lazyPart } from '../../../app/lazy-part/lazy-part.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import type { UserInfo } from '../../../contract/user/user.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { blank, type EditingProps, inPageOrder, recipeForm, type Start } from '../form.ts';
import './edit-recipe.css';

/** `details` is the address of a recipe without its id. */
type Props = ScreenProps<'works' | 'details'>;

const EditBody = lazyPart('editBody', () => import('../components/EditBody.tsx').then((module) => module.EditBody));
const EditSent = lazyPart('editSent', () => import('../components/EditSent.tsx').then((module) => module.EditSent));

/** `/recipes/edit`: a new recipe, or with `?id=` one of the user's, with `?version=` one of its history to publish again. */
export function EditRecipe({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang}>{(user) => <Opened user={user} lang={lang} hrefs={hrefs} />}</SignedIn>
    </Screen>
  );
}

function Opened({ user, lang, hrefs }: Pick<Props, 'lang' | 'hrefs'> & { user: UserInfo | undefined }) {
  const t = useT();
  const [start, setStart] = useState<Start | 'loading' | 'failed' | 'missing'>(() => blank(lang));

  const load = useCallback(
    async (id: string, version?: string | null) => {
      if (!user) return;
      const { openRecipe } = await whenUsed('editOpen', () => import('../open.ts'));
      setStart(await openRecipe(id, { version, user, t }));
    },
    [user, t],
  );
  const instead: EditingProps['open'] = async (id, forget, saved) => {
    if (!user) return;
    const { openRecipe } = await whenUsed('editOpen', () => import('../open.ts'));
    const opened = await openRecipe(id, { user, t, fresh: true });
    await forget();
    history.replaceState(null, '', `?id=${id}`);
    setStart({ ...opened, saved });
  };
  const open = useCallback(() => {
    const params = new URLSearchParams(location.search);
    const id = params.get('id');
    if (!id) return;
    setStart('loading');
    load(id, params.get('version')).catch((error: { gone?: boolean }) => setStart(error.gone ? 'missing' : 'failed'));
  }, [load]);
  useEffect(open, [open]);

  switch (start) {
    case 'loading':
      return <Waiting />;
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
      return <Editor key={start.key} {...{ start, user, hrefs }} open={instead} />;
  }
}

interface EditorProps extends Pick<Props, 'hrefs'> {
  start: Start;
  user: UserInfo | undefined;
  open: EditingProps['open'];
}

function Editor({ start, user, open, hrefs }: EditorProps) {
  const t = useT();
  const kind = useMemo(() => recipeForm(start), [start]);
  const onErrors = (errors: Errors) => {
    kind.order = inPageOrder(Object.keys(errors));
  };
  return (
    <Form
      kind={kind}
      user={user}
      submit={t('recipeEdit.publish')}
      sent={{ title: t('recipeEdit.sentTitle'), text: t('recipeEdit.sentText') }}
      sentActions={() => (
        <Suspense>
          <EditSent form={kind.name} id={start.id} hrefs={hrefs} />
        </Suspense>
      )}
      onErrors={onErrors}
    >
      <FirstFields start={start} />
      <Awake>
        <EditBody {...{ start, user, open, onErrors }} />
      </Awake>
    </Form>
  );
}

/** What can be typed in before this script is there. */
function FirstFields({ start: { fields } }: { start: Start }) {
  const t = useT();
  const { errors } = useForm();
  const number = { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const;
  return (
    <>
      <TextField name="title" label={t('recipeEdit.title')} error={errors.title} defaultValue={fields.title} />
      <TextArea
        name="description"
        label={t('recipeEdit.description')}
        error={errors.description}
        defaultValue={fields.description}
        rows={3}
        optional
      />
      <div className="edit-pair">
        <TextField
          name="servings"
          label={t('recipeEdit.servings')}
          error={errors.servings}
          defaultValue={fields.servings}
          {...number}
        />
        <TextField
          name="prepMinutes"
          label={t('recipeEdit.prepMinutes')}
          error={errors.prepMinutes}
          defaultValue={fields.prepMinutes}
          {...number}
        />
      </div>
    </>
  );
}

/** Not in the page's HTML: it comes with the script. */
function Awake({ children }: { children: ReactNode }) {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return awake ? <Suspense fallback={<Waiting />}>{children}</Suspense> : <Waiting />;
}

/** In the place of what is on its way. Less than a skeleton, of which a form's page has no bytes left. */
function Waiting() {
  const t = useT();
  return (
    <p className="edit-waiting quiet" role="status">
      {t('common.loading')}
    </p>
  );
}
