import { useEffect, useState } from 'react';
import type { Errors } from '../../../app/form/form.ts';
import { limits } from '../../../contract/feedback/limits.ts';
import type { ProblemType } from '../../../contract/feedback/problem-types.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { useTypes } from '../use-types.ts';

/** From how many characters before the end the description counts them. */
const nearEnd = 200;

const noTypes: readonly ProblemType[] = [];

interface TypeFieldProps {
  user: UserInfo | undefined;
  error?: string | undefined;
  /** A kept choice, to be made again once the types are there */
  wanted?: string | undefined;
}

export function TypeField({ user, error, wanted }: TypeFieldProps) {
  const t = useT();
  const types = useTypes(user?.uid, t.tag);
  const known = types.status === 'ready' ? types.data : noTypes;

  useEffect(() => {
    const list = document.getElementById('typeId') as HTMLSelectElement | null;
    if (list && wanted && !list.value && known.length > 0) list.value = wanted;
  }, [known, wanted]);

  return (
    <div className="field">
      <Select
        name="typeId"
        label={t('feedback.type')}
        placeholder={t(types.status === 'loading' ? 'common.loading' : 'form.choose')}
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
          : left < nearEnd
            ? t('form.charactersLeft', { count: left })
            : undefined
      }
      onInput={(event) => setLength(event.currentTarget.value.trim().length)}
    />
  );
}

export function ContactFields({ errors, help }: { errors: Errors; help: string }) {
  const t = useT();
  return (
    <>
      <TextField
        name="contact"
        label={t('feedback.contact')}
        placeholder={t('feedback.contactPlaceholder')}
        hint={t('feedback.contactHint')}
        error={errors.contact}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="platform"
        label={t('feedback.platform')}
        placeholder={t('feedback.platformPlaceholder')}
        error={errors.platform}
        list="platforms"
        autoComplete="off"
      />
      <TextField
        name="orderNumber"
        label={t('feedback.orderNumber')}
        placeholder={t('feedback.orderNumberPlaceholder')}
        error={errors.orderNumber}
        aside={help && <a href={help}>{t('feedback.orderNumberHelp')}</a>}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}
