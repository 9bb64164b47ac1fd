import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { makeFirstFormatter } from '../../../app/first-formatter.ts';
import { Form } from '../../../app/form/Form.tsx';
import { type FormKind, useForm } from '../../../app/form/form.ts';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { createEditor, type Editor as RecipeEditor } from '../editor.ts';
import { fieldOrder, firstFields, type Start } from '../state.ts';
import type { EditBarProps } from './EditBar.tsx';
import './edit-bar.css';

const EditBody = lazyComponent('editBody', () => import('./EditBody.tsx').then((module) => module.EditBody));
const EditBar = lazyComponent('editBar', () => import('./EditBar.tsx').then((module) => module.EditBar));
const EditSent = lazyComponent('editSent', () => import('./EditSent.tsx').then((module) => module.EditSent));

interface EditorProps extends Pick<EditBarProps, 'user' | 'open'> {
  start: Start;
  hrefs: Readonly<Record<'works' | 'details', string>>;
}

/** The form of a recipe, which publishes it. */
const recipeForm = (editor: RecipeEditor): FormKind => ({
  name: `recipe/${editor.start.id ?? 'new'}`,
  leave: 'common.leaveUnsaved',
  saysFields: true,
  // A getter, since rows are added and removed.
  get order() {
    return fieldOrder(editor.$recipe.get());
  },
  fields: firstFields,
  defaults: editor.start.fields,
  meta: editor.start.recipe,
  rules: () => import('../rules.ts').then(({ publishRules }) => publishRules(editor)),
});

/** The editor of one recipe. */
export function Editor({ start, user, open, hrefs }: EditorProps) {
  const t = useT();
  const [editor] = useState(() => createEditor(start));
  const [kind] = useState(() => recipeForm(editor));
  const { is } = useStore(editor.$status, { ssr: 'initial' });
  // Its other parts are on their way.
  useEffect(makeFirstFormatter, []);
  return (
    <Form
      kind={kind}
      user={user}
      submit={t('recipeEdit.publish')}
      sent={{
        title: t('recipeEdit.sentTitle'),
        text: t('recipeEdit.sentText'),
        details: (
          <Suspense>
            <EditSent form={kind.name} id={start.id} hrefs={hrefs} />
          </Suspense>
        ),
      }}
      bar={(submit, isBusy) => (
        <AfterHydration waiting={<div className="edit-bar">{submit}</div>}>
          <EditBar {...{ kind, editor, user, open, submit, isBusy }} />
        </AfterHydration>
      )}
      inert={is === 'saving'}
      onErrors={({ revision }) => editor.publishEnded(revision !== undefined)}
    >
      <FirstFields editor={editor} />
      <AfterHydration waiting={<Loading />}>
        <EditBody editor={editor} />
      </AfterHydration>
    </Form>
  );
}

/** The fields that are in the page's HTML: they can be typed in before hydration. */
function FirstFields({ editor: { start, change } }: { editor: RecipeEditor }) {
  const t = useT();
  const { errors } = useForm();
  const field = (name: keyof Start['fields'], label: string) => ({
    name,
    label,
    error: errors[name],
    defaultValue: start.fields[name],
    ...(start.id && { onInput: () => change({ touched: true }) }),
  });
  const number = { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const;
  return (
    <>
      <TextField {...field('title', t('recipeEdit.title'))} />
      <TextArea {...field('description', t('recipeEdit.description'))} rows={3} optional />
      <div className="edit-pair">
        <TextField {...field('servings', t('recipeEdit.servings'))} {...number} />
        <TextField {...field('prepMinutes', t('recipeEdit.prepMinutes'))} {...number} />
      </div>
    </>
  );
}

/** Renders only `waiting` into the page's HTML. */
function AfterHydration({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}

/** In the place of fields that are on their way. */
export const Loading = () => (
  <div className="edit-waiting">
    <Skeleton rows={6} shape="form" />
  </div>
);
