import { useCallback, useEffect, useRef, useState } from 'react';
import { useDevices } from '../../../app/device/use-devices.ts';
import { useChoice, useForm } from '../../../app/form/form.ts';
import { useLazyChunk } from '../../../app/lazy-chunk/lazy-chunk.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { pageParams } from '../../../lib/page-params.ts';
import { takeOutOfAddress } from '../../../stores/address.ts';
import { importOrReload } from '../../../stores/recovery.ts';
import { triedField } from '../tried-steps.ts';
import { Expected } from './Expected.tsx';
import { LastReport } from './LastReport.tsx';
import type { FieldNotes } from './ReportFields.tsx';
import { TriedSteps } from './TriedSteps.tsx';

interface SuggestionsProps {
  user: UserInfo | undefined;
  /** The chosen one of the user's devices */
  deviceId: string;
  /** `answer` is the address of an answer without its id, `index` that of what is searched in */
  hrefs: Readonly<Record<'answer' | 'index' | 'texts', string>>;
  /** Called with what the answer that did not help is about: its problem, and the user's only device of its kind */
  onProblem(problem: string): void;
  onDevice(id: string): void;
  /** Called where the address asks for a device that is entered by hand */
  onSource(source: 'manual'): void;
  /** See {@link LastReport} */
  onNotes(notes: FieldNotes): void;
}

/** The number of characters from which a description is searched for. */
const minQueryLength = 8;

/**
 * Suggests answers for the chosen problem and device, before and while the report is written, and prefills the report from the address,
 * from the answer that did not help, if the user comes from one, or from the last report. The search is loaded with the first query.
 */
export function Suggestions({ user, deviceId, hrefs, onProblem, onDevice, onSource, onNotes }: SuggestionsProps) {
  const { prefill } = useForm();
  const place = useRef<HTMLDivElement>(null);
  const [article, setArticle] = useChoice<string>('article', '');
  const [tried, setTried] = useChoice<string>('tried', '');
  const [kind, setKind] = useState('');
  const [{ query, problem }, setAsked] = useState({ query: '', problem: '' });
  const resource = useDevices();
  const devices = resource.status === 'ready' ? resource.data.devices : undefined;
  const device = devices?.find(({ id }) => id === deviceId);
  const chunk = useLazyChunk(query || problem || article, () => importOrReload('answers', () => import('./Answers.tsx')));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the page's own address, when it is opened
  useEffect(() => {
    const { article: read, kind: about, device: wanted, source } = pageParams(location);
    if (read) {
      prefill({ article: read });
      setArticle(read);
      const steps = triedField(read, wanted ?? '');
      prefill({ tried: steps });
      setTried(steps);
    }
    if (about) setKind(about);
    if (wanted) {
      prefill({ mineId: wanted });
      onDevice(wanted);
    }
    if (source === 'manual') onSource(source);
    takeOutOfAddress('article', 'kind', 'device', 'source');
  }, []);

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const read = () => {
      const entered = new FormData(form);
      const text = String(entered.get('description')).trim();
      setAsked({ query: text.length < minQueryLength ? '' : text, problem: String(entered.get('typeId') ?? '') });
    };
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the devices have come
  useEffect(() => {
    if (!kind || deviceId || !devices) return;
    const alike = devices.filter((one) => one.kind === kind && one.place !== 'removed');
    if (alike.length !== 1 || !alike[0]) return;
    prefill({ mineId: alike[0].id });
    onDevice(alike[0].id);
  }, [devices, kind]);

  const onArticle = useCallback(
    ({ problem }: { problem: string }) => {
      prefill({ typeId: problem });
      onProblem(problem);
    },
    [prefill, onProblem],
  );

  return (
    <>
      <div ref={place} hidden>
        <input type="hidden" name="article" value={article} />
        <input type="hidden" name="tried" value={tried} />
        <LastReport {...{ user, devices, deviceId, onDevice, onNotes }} fromAnswer={article !== ''} />
      </div>
      {tried && <TriedSteps tried={tried} onRemove={() => setTried('')} />}
      {user && problem && <Expected typeId={problem} />}
      {chunk && (
        <chunk.Answers
          hrefs={hrefs}
          query={query}
          problem={problem}
          device={device?.kind ?? ''}
          article={article}
          onArticle={onArticle}
        />
      )}
    </>
  );
}
