import { useCallback, useEffect, useRef, useState } from 'react';
import { useChoice, useForm } from '../../../app/form/form.ts';
import { useLazyChunk } from '../../../app/lazy-chunk/lazy-chunk.ts';
import { useStore } from '../../../app/store/use-store.ts';
import { pageParams } from '../../../lib/page-params.ts';
import { takeOutOfAddress } from '../../../stores/address.ts';
import { $devices } from '../../../stores/devices.ts';
import { importOrReload } from '../../../stores/recovery.ts';

interface SuggestionsProps {
  /** The chosen one of the user's devices */
  deviceId: string;
  /** `answer` is the address of an answer without its id, `index` that of what is searched in */
  hrefs: Readonly<Record<'answer' | 'index', string>>;
  /** Told what the answer is about that was read in vain: the problem, and the user's only device of its kind */
  onProblem(problem: string): void;
  onDevice(id: string): void;
}

/** From how many characters on a description says enough to look for an answer. */
const enough = 8;

/**
 * Answers that may make the report unnecessary, while it is written, for the chosen problem and device; and the answer that its writer
 * has read in vain. What searches is loaded once there is something to look for.
 */
export function Suggestions({ deviceId, hrefs, onProblem, onDevice }: SuggestionsProps) {
  const { prefill } = useForm();
  const place = useRef<HTMLDivElement>(null);
  const [article, setArticle] = useChoice<string>('article', '');
  const [kind, setKind] = useState('');
  const [{ query, problem }, setAsked] = useState({ query: '', problem: '' });
  const state = useStore($devices);
  const device = state.status === 'ready' ? state.devices.find(({ id }) => id === deviceId) : undefined;
  const part = useLazyChunk(query || article, () => importOrReload('answers', () => import('./Answers.tsx')));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the page's own address, when it is opened
  useEffect(() => {
    const { article: read, kind: about } = pageParams(location);
    if (read) {
      prefill({ article: read });
      setArticle(read);
    }
    if (about) setKind(about);
    takeOutOfAddress('article', 'kind');
  }, []);

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const read = () => {
      const entered = new FormData(form);
      const text = String(entered.get('description')).trim();
      setAsked({ query: text.length < enough ? '' : text, problem: String(entered.get('typeId')) });
    };
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the devices have come
  useEffect(() => {
    if (!kind || deviceId || state.status !== 'ready') return;
    const alike = state.devices.filter((one) => one.kind === kind && one.place !== 'removed');
    if (alike.length !== 1 || !alike[0]) return;
    prefill({ mineId: alike[0].id });
    onDevice(alike[0].id);
  }, [state, kind]);

  const onArticle = useCallback(
    (about: { problem: string }) => {
      prefill({ typeId: about.problem });
      onProblem(about.problem);
    },
    [prefill, onProblem],
  );

  return (
    // Hidden while it shows nothing: its gap would push away what the reader is about to tap.
    <div ref={place} hidden={!part}>
      <input type="hidden" name="article" value={article} />
      {part && (
        <part.Answers
          hrefs={hrefs}
          query={query}
          problem={problem}
          device={device?.kind ?? ''}
          article={article}
          onArticle={onArticle}
        />
      )}
    </div>
  );
}
