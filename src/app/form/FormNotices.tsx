import { ErrorSummary } from '../../ui/error-summary/ErrorSummary.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { useTitleState } from '../use-title-state.ts';
import type { Errors, FormKind } from './form.ts';
import { Restored } from './Restored.tsx';

interface FormNoticesProps {
  kind: FormKind;
  errors: Errors;
  /** Grows with every try to submit */
  attempt: number;
  /** Absent if no draft was restored */
  onDiscard: (() => Promise<void>) | undefined;
}

/** What a form says above its fields once it is in use: its errors, and that a draft was restored. */
export function FormNotices({ kind, errors, attempt, onDiscard }: FormNoticesProps) {
  const t = useT();
  const listed = kind.order.flatMap((field) => (errors[field] ? [{ field, text: errors[field] }] : []));
  const summary = listed.length > 0 ? t('form.errorSummary', { count: listed.length }) : undefined;
  useTitleState(summary);
  return (
    <>
      {summary && <ErrorSummary title={summary} errors={listed} attempt={attempt} saysFields={kind.saysFields} />}
      {onDiscard && <Restored onDiscard={onDiscard} />}
    </>
  );
}
