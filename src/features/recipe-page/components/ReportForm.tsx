import { useMemo } from 'react';
import { Form } from '../../../app/form/Form.tsx';
import { useForm } from '../../../app/form/form.ts';
import { showSent } from '../../../app/form/show-sent.ts';
import { reportReasons } from '../../../contract/recipes/limits.ts';
import type { Recipe } from '../../../contract/recipes/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { reportForm } from '../report.ts';

interface ReportFormProps {
  recipe: Recipe;
  user: UserInfo | undefined;
  onDone(): void;
}

/** Reports a recipe to customer service. The draft is stored when the sheet is closed. */
export function ReportForm({ recipe: { id, title }, user, onDone }: ReportFormProps) {
  const t = useT();
  const kind = useMemo(() => reportForm(id, title), [id, title]);
  return (
    <Form
      kind={kind}
      user={user}
      submit={t('recipePage.reportSend')}
      onSent={(queued) => {
        onDone();
        showSent(queued, t('recipePage.reported'), t);
      }}
    >
      <Fields />
    </Form>
  );
}

function Fields() {
  const t = useT();
  const { errors } = useForm();
  return (
    <>
      <Select
        name="reason"
        label={t('recipePage.reason')}
        placeholder={t('form.choose')}
        options={reportReasons.map((reason) => ({ value: reason, label: t(`recipePage.reason-${reason}`) }))}
        error={errors.reason}
      />
      <TextArea name="text" label={t('recipePage.reportText')} error={errors.text} optional />
    </>
  );
}
