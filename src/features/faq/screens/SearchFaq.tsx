import { useCallback, useEffect, useRef, useState } from 'react';
import { Screen } from '../../../app/screen/Screen.tsx';
import { Anybody } from '../../../app/signed-in/Anybody.tsx';
import { type DeviceKind, deviceKinds } from '../../../contract/devices/list.ts';
import { type ProblemId, problemIds } from '../../../contract/feedback/problem-ids.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { pageParams } from '../../../lib/page-params.ts';
import { type Answers, loadAnswers } from '../../../stores/answers.ts';
import { forgetSearches, recentSearches, rememberSearch } from '../../../stores/recent-searches.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Marked } from '../../../ui/marked/Marked.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import '../components/help.css';
import './search-faq.css';

/** `answer` is the address of an answer without its id, `index` that of what is searched in. */
type Props = ScreenProps<'answer' | 'index' | 'topics' | 'feedback'>;

/** What is asked: it stands in the address, so that it can be shared and is there again after going back. */
interface Asked {
  q: string;
  problem: string;
  device: string;
}

/** `/searchFaq`: finds answers while they are being asked for, in the page itself. */
export function SearchFaq({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <Anybody lang={lang}>{(user, known) => <Search {...{ user, known, hrefs }} />}</Anybody>
    </Screen>
  );
}

interface SearchProps extends Pick<Props, 'hrefs'> {
  user: UserInfo | undefined;
  known: boolean;
}

function Search({ user, known, hrefs }: SearchProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState<Asked>({ q: '', problem: '', device: '' });
  const [answers, setAnswers] = useState<Answers | 'failed'>();
  const [recent, setRecent] = useState<readonly string[]>([]);

  const read = useCallback(() => {
    const entered = new FormData(form.current ?? undefined);
    const field = (name: keyof Asked) => String(entered.get(name) ?? '');
    setAsked({ q: field('q'), problem: field('problem'), device: field('device') });
  }, []);

  const write = useCallback(
    (values: Partial<Asked>) => {
      for (const [name, value] of Object.entries(values)) {
        const control = form.current?.elements.namedItem(name) as HTMLInputElement | null;
        if (control) control.value = value;
      }
      read();
    },
    [read],
  );

  const load = useCallback(() => {
    setAnswers(undefined);
    loadAnswers(hrefs.index).then(setAnswers, () => setAnswers('failed'));
  }, [hrefs.index]);

  // What was typed before this script was there is newer than the address.
  useEffect(() => {
    const { q, problem, device } = pageParams(location);
    const typed = String(new FormData(form.current ?? undefined).get('q') ?? '');
    write({
      q: typed || q || '',
      problem: problemIds.includes(problem as ProblemId) ? (problem ?? '') : '',
      device: deviceKinds.includes(device as DeviceKind) ? (device ?? '') : '',
    });
    load();
  }, [write, load]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each user has their own
  useEffect(() => {
    void recentSearches('answers').then(setRecent);
  }, [known, user?.uid]);

  useEffect(() => {
    const address = new URL(location.href);
    for (const [name, value] of Object.entries(asked))
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  }, [asked]);

  const { q, problem, device } = asked;
  const found =
    answers === undefined || answers === 'failed'
      ? []
      : answers.find(q, { ...(problem && { problem }), ...(device && { device }) });
  const good = found.filter((answer) => answer.good);

  return (
    <search>
      <form
        className="help"
        ref={form}
        onInput={read}
        onSubmit={(event) => {
          event.preventDefault();
          (document.activeElement as HTMLElement | null)?.blur();
        }}
      >
        <TextField
          name="q"
          type="search"
          label={t('help.searchLabel')}
          placeholder={t('help.searchPlaceholder')}
          autoComplete="off"
          enterKeyHint="search"
        />
        <div className="search-filters">
          <Select
            name="problem"
            label={t('help.problem')}
            placeholder={t('help.all')}
            options={problemIds.map((id) => ({ value: id, label: t(`help.type-${id}`) }))}
          />
          <Select
            name="device"
            label={t('help.device')}
            placeholder={t('help.all')}
            options={deviceKinds.map((id) => ({ value: id, label: t(`help.kind-${id}`) }))}
          />
        </div>
        {answers === 'failed' && (
          <EmptyState icon="offline" title={t('help.searchFailed')}>
            <Button onClick={load}>{t('common.retry')}</Button>
          </EmptyState>
        )}
        {!q.trim() && recent.length > 0 && (
          <section className="answers">
            <p className="search-recent">
              <span className="answers-label">{t('help.recent')}</span>
              <Button
                variant="quiet"
                onClick={() => {
                  setRecent([]);
                  void forgetSearches('answers');
                }}
              >
                {t('help.recentClear')}
              </Button>
            </p>
            <ul className="chips">
              {recent.map((query) => (
                <li key={query}>
                  <button className="chip" type="button" onClick={() => write({ q: query })}>
                    <bdi>{query}</bdi>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div role="status">
          {q.trim() && answers && answers !== 'failed' && (
            <p className={good.length > 0 ? 'answers-label' : 'visually-hidden'}>
              {good.length > 0 ? t('help.answers', { count: good.length }) : t('help.none')}
            </p>
          )}
        </div>
        {q.trim() && answers && answers !== 'failed' && good.length === 0 && (
          <EmptyState icon="search" title={t('help.none')} text={t('help.noneText')}>
            <Button href={hrefs.topics}>{t('help.topics')}</Button>
            <Button href={hrefs.feedback}>{t('help.report')}</Button>
          </EmptyState>
        )}
        {found.length > 0 && (
          <section className="answers">
            {good.length === 0 && <h2 className="answers-label">{t('help.perhaps')}</h2>}
            <ul className="answers-list">
              {(good.length > 0 ? good : found.slice(0, 3)).map(({ id, title, description, marks }) => (
                <li key={id}>
                  <a href={`${hrefs.answer}/${id}`} onClick={() => void rememberSearch('answers', q.trim())}>
                    <span>
                      <Marked text={title} ranges={marks.title} />
                    </span>
                    <small>
                      <Marked text={description} ranges={marks.description} />
                    </small>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </form>
    </search>
  );
}
