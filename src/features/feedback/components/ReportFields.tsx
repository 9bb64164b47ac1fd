import { useEffect, useRef, useState } from 'react';
import { type Errors, useForm } from '../../../app/form/form.ts';
import { useResource } from '../../../app/use-resource.ts';
import { limits, type ProblemType } from '../../../contract/feedback/form.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { FieldText } from '../../../ui/field/Field.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { problemTypes } from '../problem-types.ts';

/** The number of remaining characters from which the description counts them. */
const counterThreshold = 200;

const noTypes: readonly ProblemType[] = [];

/** What is said at fields beside their labels and below them, by their names. */
export type FieldNotes = Readonly<Partial<Record<string, Pick<FieldText, 'aside' | 'hint'>>>>;

interface TypeFieldProps {
  user: UserInfo | undefined;
  error?: string | undefined;
  /** The choice to restore or prefill: it counts before the types are loaded, too */
  wanted?: string | undefined;
}

export function TypeField({ user, error, wanted }: TypeFieldProps) {
  const t = useT();
  const types = useResource(problemTypes, [user?.uid, t.tag]);
  const { changed } = useForm();
  const select = useRef<HTMLSelectElement>(null);
  const placeholder = t(types.status === 'loading' ? 'common.loading' : 'form.choose');
  const unnamed = wanted ? [{ id: wanted, name: placeholder }] : noTypes;
  const known = types.status === 'ready' ? types.data : unnamed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: there may be other types
  useEffect(() => {
    if (!select.current || !wanted || select.current.value) return;
    select.current.value = wanted;
    // It may have been missed already.
    changed('typeId');
  }, [types.status, wanted, changed]);

  return (
    <div className="field">
      <Select
        ref={select}
        name="typeId"
        label={t('feedback.type')}
        placeholder={placeholder}
        options={known.map(({ id, name }) => ({ value: id, label: name }))}
        error={error}
      />
      {types.status === 'failed' && (
        <p className="form-notice" role="alert">
          <span>{t('feedback.typesFailed')}</span>
          <Button variant="quiet" onClick={types.refetch}>
            {t('common.retry')}
          </Button>
        </p>
      )}
    </div>
  );
}

export function DescriptionField({ error }: { error?: string | undefined }) {
  const t = useT();
  const [length, setLength] = useState(0);
  const left = limits.description - length;
  return (
    <TextArea
      name="description"
      label={t('feedback.description')}
      placeholder={t('feedback.descriptionPlaceholder')}
      error={error}
      aside={
        left < 0
          ? t('form.charactersOver', { count: -left })
          : left < counterThreshold
            ? t('form.charactersLeft', { count: left })
            : undefined
      }
      onInput={(event) => setLength(event.currentTarget.value.trim().length)}
    />
  );
}

interface ContactFieldsProps {
  errors: Errors;
  /** The address of the help on finding the order number */
  help: string;
  /** What else is said at the fields, by their names */
  notes: FieldNotes;
}

export function ContactFields({ errors, help, notes }: ContactFieldsProps) {
  const t = useT();
  return (
    <>
      <TextField
        name="contact"
        label={t('feedback.contact')}
        placeholder={t('feedback.contactPlaceholder')}
        error={errors.contact}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        aside={notes.contact?.aside}
        hint={
          <>
            {notes.contact?.hint}
            {notes.contact?.hint && <br />}
            {t('feedback.contactHint')}
          </>
        }
      />
      <TextField
        name="platform"
        label={t('feedback.platform')}
        placeholder={t('feedback.platformPlaceholder')}
        error={errors.platform}
        list="platforms"
        autoComplete="off"
        {...notes.platform}
      />
      <TextField
        name="orderNumber"
        label={t('feedback.orderNumber')}
        placeholder={t('form.orderNumberPlaceholder')}
        error={errors.orderNumber}
        hint={help && <a href={help}>{t('feedback.orderNumberHelp')}</a>}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...notes.orderNumber}
      />
    </>
  );
}
