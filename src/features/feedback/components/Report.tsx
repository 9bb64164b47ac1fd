import { type ReactNode, useState } from 'react';
import { deviceChunk } from '../../../app/device/ChosenDevice.tsx';
import { Form } from '../../../app/form/Form.tsx';
import { type FormKind, useChoice, useForm } from '../../../app/form/form.ts';
import { PhotoField } from '../../../app/form/PhotoField.tsx';
import { useLazyChunk } from '../../../app/lazy-chunk/lazy-chunk.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { DeviceFields, type Source } from './DeviceFields.tsx';
import { ContactFields, DescriptionField, type FieldNotes, TypeField } from './ReportFields.tsx';
import './answers.css';

interface ReportProps {
  user: UserInfo | undefined;
  hrefs: Readonly<Record<'record' | 'home' | 'orderNumberHelp' | 'answer' | 'index' | 'texts', string>>;
  /** The figure that shows where the serial number is; static HTML, so that it costs no script */
  snFigure: ReactNode;
}

/** The form that reports a problem (docs/spec.md §2). */
const feedback: FormKind = {
  name: 'feedback',
  leave: 'common.leaveUnfinished',
  order: ['typeId', 'device', 'sn', 'deviceId', 'description', 'contact', 'platform', 'orderNumber', 'images'],
  defaults: { source: 'mine' },
  rules: async () => {
    const [{ rules }] = await Promise.all([import('../rules.ts'), deviceChunk.load()]);
    return rules;
  },
};

/** The report: a form about one device. */
export function Report({ user, hrefs, snFigure }: ReportProps) {
  const t = useT();
  return (
    <Form
      kind={feedback}
      user={user}
      sent={{
        title: t('feedback.sentTitle'),
        text: t('feedback.sentText'),
        doneHref: hrefs.home,
        next: { href: hrefs.record, label: t('feedback.viewRecord') },
        again: t('feedback.another'),
      }}
    >
      <Fields user={user} hrefs={hrefs} snFigure={snFigure} />
    </Form>
  );
}

function Fields({ user, hrefs, snFigure }: ReportProps) {
  const { errors, restored, used, clear } = useForm();
  const [source, setSource] = useChoice<Source>('source', 'mine');
  const [deviceId, setDeviceId] = useChoice<string>('mineId', '');
  const [problem, setProblem] = useState('');
  const [notes, setNotes] = useState<FieldNotes>({});
  const chunk = useLazyChunk(used || user, () => import('./Suggestions.tsx'));

  return (
    <>
      <TypeField user={user} error={errors.typeId} wanted={restored?.fields.typeId || problem} />
      <DeviceFields
        signedIn={user !== undefined}
        source={source}
        onSource={setSource}
        deviceId={deviceId}
        onDevice={(id) => {
          setDeviceId(id);
          clear('device');
        }}
        errors={errors}
        snFigure={snFigure}
        note={notes.mineId}
      />
      <DescriptionField error={errors.description} />
      {chunk && (
        <chunk.Suggestions
          user={user}
          deviceId={source === 'mine' ? deviceId : ''}
          onProblem={setProblem}
          onDevice={setDeviceId}
          onSource={setSource}
          onNotes={setNotes}
          hrefs={hrefs}
        />
      )}
      <PhotoField />
      <ContactFields errors={errors} help={hrefs.orderNumberHelp} notes={notes} />
    </>
  );
}
