import { createT, type Strings } from '../../../i18n/t.ts';
import type { Found, SearchResult } from '../../../lib/search/search.ts';
import { findElement } from '../../../shell/page/find-element.ts';
import { markedNodes } from '../components/marked-nodes.ts';
import { type Parts, setChildren } from './parts.ts';

/** What a row shows. */
export type Row = Pick<SearchResult, 'id' | 'title' | 'pages' | 'marks' | 'quote' | 'certain'>;

/** What there is to show of a search. */
export interface View {
  status: 'loading' | 'failed' | 'ready';
  /** Whether a filter is chosen */
  filtered: boolean;
  /** Undefined while nothing is searched for, and until the index is loaded */
  found: (Omit<Found, 'results'> & { results: readonly Row[] }) | undefined;
  /** The first sentence of an answer, once the texts are loaded */
  summaryOf(id: string): string | undefined;
}

export interface ResultsConfig {
  /** The address of an answer without its id */
  answerHref: string;
  strings: Strings;
  /** BCP 47 */
  tag: string;
}

/**
 * Draws the answers that a search finds, and possible ones; without any, where else to get help.
 *
 * @param section takes the focus where what had it is gone
 * @returns draws, and returns the outcome in words
 */
export function createResults(section: HTMLElement, parts: Parts, { answerHref, strings, tag }: ResultsConfig) {
  const t = createT(strings, tag);

  return ({ status, filtered, found, summaryOf }: View): string => {
    const rowOf = (row: Row) => drawRow(parts, row, answerHref, summaryOf(row.id));
    const certain = found?.results.filter((row) => row.certain) ?? [];
    const possible = found?.results.filter((row) => !row.certain) ?? [];
    const lists = [
      { key: 'certain', title: t('help.answers', { count: certain.length }), rows: certain },
      { key: 'possible', title: t('help.perhaps'), rows: possible },
    ].filter(({ rows }) => rows.length > 0);
    const number = found?.unknownNumber && t('help.noNumber', { number: found.unknownNumber });
    const instead = found?.instead && t('help.instead', { query: found.instead });
    const isEmpty = found !== undefined && lists.length === 0;
    const everything = filtered && certain.length === 0 ? [parts('everything')] : [];
    const hadFocus = section.contains(document.activeElement);

    const none = isEmpty ? [parts('none')] : [];
    for (const part of none)
      setChildren(findElement(part, '.empty-state-actions', HTMLElement), [...everything, parts('topics')]);
    setChildren(section, [
      ...(status === 'loading' ? [parts('loading')] : []),
      ...(status === 'failed' ? [parts('failed')] : []),
      ...(number ? [titled(parts('number'), number)] : []),
      ...(instead ? [titled(parts('instead'), instead)] : []),
      ...lists.map(({ key, title, rows }) => {
        const list = titled(parts('list', key), title);
        setChildren(findElement(list, 'ul', HTMLElement), rows.map(rowOf));
        return list;
      }),
      ...(lists.length > 0 ? everything : none),
    ]);
    section.toggleAttribute('data-empty', isEmpty || status === 'failed');
    if (hadFocus && !section.contains(document.activeElement)) section.focus({ preventScroll: true });

    const outcome = [
      number,
      instead,
      found && (lists[0]?.title ?? t('help.none')),
      status === 'failed' && t('help.searchFailed'),
    ];
    const words = outcome.filter(Boolean).join('. ');
    // Its name leaves the outcome to the status, which says it once.
    if (words) section.setAttribute('aria-label', t('help.search'));
    else section.removeAttribute('aria-label');
    return words;
  };
}

/** Writes the heading of a part, or all of one that is a text. */
function titled(part: HTMLElement, title: string): HTMLElement {
  const heading = part.localName === 'p' ? part : (part.querySelector('h2') ?? document.createElement('h2'));
  heading.textContent = title;
  if (!part.contains(heading)) part.prepend(heading);
  return part;
}

/**
 * An answer with the sentence that answers the query, to which it links, or else with the first of its short text. A guide with a
 * page per model has a link for each.
 */
function drawRow(parts: Parts, row: Row, answerHref: string, summary = ''): HTMLElement {
  const { id, title, marks, quote, pages = [] } = row;
  const isPerModel = pages.some(([, model]) => model);
  const item = parts(isPerModel ? 'models' : 'answer', `answer/${id}`);
  const words = findElement(item, 'span', HTMLElement);
  const text = findElement(words, 'small', HTMLElement);
  text.replaceChildren(
    ...(pages.length > 0 ? [parts('guide', `guide/${id}`)] : []),
    ...markedNodes(quote?.text ?? summary, quote?.marks ?? []),
  );
  words.replaceChildren(...markedNodes(title, marks), text);
  if (isPerModel) {
    const list = findElement(item, 'ul', HTMLElement);
    if (!list.firstElementChild) list.append(...pages.map(([path, model = '']) => chipOf(path, model)));
  } else {
    const link = item.querySelector('a') ?? item.appendChild(document.createElement('a'));
    link.href = (pages[0]?.[0] ?? `${answerHref}/${id}`) + (quote ? `#${quote.anchor}` : '');
    if (!link.contains(words)) link.append(words);
  }
  return item;
}

function chipOf(path: string, model: string): HTMLElement {
  const chip = document.createElement('li');
  chip.append(Object.assign(document.createElement('a'), { className: 'chip', href: path, textContent: model }));
  return chip;
}
