import { localeIdOf } from '../../../i18n/locale-ids.ts';
import type { SearchFilter } from '../../../lib/search/entry.ts';
import { isSearchable } from '../../../lib/search/is-searchable.ts';
import { findElement } from '../../../shell/page/find-element.ts';
import type { AnswerFiles, Answers } from '../../../stores/answers.ts';
import { createAnnouncer } from '../components/announcer.ts';
import { scrollToChip } from '../components/scroll-to-chip.ts';
import { createAnswerLoader } from './answer-loader.ts';
import { createParts } from './parts.ts';
import { type Query, readAddress, readFields, setFields, writeAddress } from './query.ts';
import type { RecentSearches } from './recent-searches.ts';
import { createResults, type ResultsConfig, type View } from './results.ts';

/** Contents of `data-search`. */
export interface SearchConfig extends AnswerFiles, ResultsConfig {}

/** Milliseconds. A query that stays unchanged this long counts as finished. */
const failedSearchDelay = 3000;

/** Makes the page of the search (Search.astro) interactive: searches the answers as one types, on the device. */
function start(root: HTMLElement, { answerHref, strings, tag, ...files }: SearchConfig): void {
  const form = findElement(root, 'form', HTMLFormElement);
  const field = findElement(form, '[type=search]', HTMLInputElement);
  const section = findElement(form, '.results', HTMLElement);
  const parts = createParts(findElement(root, 'template', HTMLTemplateElement));
  const drawResults = createResults(section, parts, { answerHref, strings, tag });
  const announce = onChange(createAnnouncer(findElement(form, '[role=status]', HTMLElement)));
  const report = onChange(createReporter());
  let recent: RecentSearches | undefined;
  const draw = () => {
    const query = readFields(form);
    const { q, problem, kind } = query;
    const filtered = problem !== '' || kind !== '';
    const searching = isSearching(query);
    const { answers, failed, textsSettled } = loader;
    const searched = searching && answers ? find(answers, q, { problem, device: kind }) : undefined;
    // With the texts more is found: before, nothing found says nothing.
    const found = searched?.results.length === 0 && !textsSettled ? undefined : searched;
    // Hides the common answers, unless there is no result (search.css).
    root.toggleAttribute('data-searching', searching);
    section.toggleAttribute('data-loading', !textsSettled);
    recent?.show(!searching);
    const status = failed ? 'failed' : searching && !found ? 'loading' : 'ready';
    const outcome = drawResults({ status, filtered, found, summaryOf: (id) => answers?.summaryOf(id) });
    announce(outcome, `${q} ${problem} ${kind}`);
    report(found && textsSettled && !filtered && !found.results.some(({ certain }) => certain) ? q : '');
    loader.loadTexts(searching);
    writeAddress(query);
  };
  const loader = createAnswerLoader(files, draw);

  /** Changes the query by a button that it removes. */
  const replaceQuery = (values: Partial<Query>) => {
    setFields(form, values);
    draw();
    section.focus();
  };

  form.addEventListener('input', draw);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Closes a phone's keyboard, and leads a screen reader to what was found.
    if (isSearching(readFields(form))) section.focus();
  });
  findElement(form, '.search-field-clear', HTMLButtonElement).addEventListener('click', () => {
    setFields(form, { q: '' });
    draw();
    field.focus();
  });
  section.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLAnchorElement | HTMLButtonElement>('a, button');
    const { q } = readFields(form);
    if (pressed?.name === 'retry') loader.load();
    else if (pressed?.name === 'everything') replaceQuery({ problem: '', kind: '' });
    else if (pressed?.closest('[data-part=answer], [data-part=models]') && isSearchable(q)) recent?.remember(q.trim());
  });

  enterQuery(form, field);
  loader.load();

  const showRecent = ({ createRecentSearches }: typeof import('./recent-searches.ts')) => {
    recent = createRecentSearches(findElement(form, '[data-recent]', HTMLElement), {
      parts,
      lang: localeIdOf(root.dataset.load).key,
      onChoose: (q) => replaceQuery({ q }),
      onClear: () => section.focus({ preventScroll: true }),
    });
    recent.show(!isSearching(readFields(form)));
  };
  void import('./recent-searches.ts').then(showRecent, () => undefined);
}

/** Enters the query of the address, over which input typed before the script ran wins. Without a query, focuses the field. */
function enterQuery(form: HTMLFormElement, field: HTMLInputElement): void {
  const entered = readFields(form);
  const fromAddress = readAddress();
  if (!entered.q && !fromAddress.q && document.activeElement === document.body) field.focus();
  const first = (name: keyof Query) => entered[name] || fromAddress[name];
  setFields(form, { q: first('q'), problem: first('problem'), kind: first('kind') });
  for (const chip of form.querySelectorAll<HTMLElement>('.filter > :has(:checked)'))
    scrollToChip(chip.parentElement as HTMLElement, chip);
}

/** Whether there is something to search for or to filter by. */
const isSearching = ({ q, problem, kind }: Query): boolean => isSearchable(q) || problem !== '' || kind !== '';

/** What a query finds; without one, everything that the filter admits. */
function find(answers: Answers, q: string, filter: SearchFilter): View['found'] {
  if (isSearchable(q)) return answers.find(q, filter);
  return { results: answers.matching(filter).map((entry) => ({ ...entry, certain: true, marks: [], quote: undefined })) };
}

/** Calls a function only once a text, or what it is about, has changed. */
function onChange(act: (text: string) => void): (text: string, about?: string) => void {
  let last = '';
  return (text, about = '') => {
    const next = `${text}\n${about}`;
    if (next === last) return;
    last = next;
    act(text);
  };
}

/** @returns reports a search without a certain result once it is finished, if the deployment collects them; none where it is empty */
function createReporter(): (q: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (q) => {
    if (!__DEPLOYMENT__.helpStatistics) return;
    clearTimeout(timer);
    const send = () => import('../../../stores/help-signals.ts').then(({ sendSearch }) => sendSearch(q)).catch(() => undefined);
    if (q) timer = setTimeout(() => void send(), failedSearchDelay);
  };
}

for (const root of document.querySelectorAll<HTMLElement>('[data-search]')) start(root, JSON.parse(root.dataset.search ?? '{}'));
