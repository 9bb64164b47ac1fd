import { isComposing } from '../../../lib/is-composing.ts';
import { isSearchable } from '../../../lib/search/is-searchable.ts';
import type { SearchResult } from '../../../lib/search/search.ts';
import { type AnswerFiles, loadAnswers } from '../../../stores/answers.ts';
import { createAnnouncer } from './announcer.ts';
import { markedNodes } from './marked-nodes.ts';

/** Contents of `data-suggest`. */
export interface SuggestConfig extends AnswerFiles {
  /** The address of an answer without its id */
  answerHref: string;
  /** Announcements, indexed by the number of suggestions; the last index is the largest number */
  announcements: readonly string[];
}

/** Elements of SearchBox.astro. */
interface Elements {
  field: HTMLInputElement;
  list: HTMLElement;
  status: HTMLElement;
}

/**
 * Makes the search field a combobox with a list of suggestions (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus stays
 * in the field, and Enter without an active suggestion submits the form, as it does without a script.
 */
function createCombobox({ field, list, status }: Elements, { answerHref, announcements, ...files }: SuggestConfig): void {
  const announce = createAnnouncer(status);
  let suggestions: readonly SearchResult[] = [];
  let activeIndex = -1;

  /** @param index of a suggestion; -1 for the field itself */
  const setActive = (index: number) => {
    activeIndex = index;
    for (const [at, option] of [...list.children].entries()) option.setAttribute('aria-selected', `${at === index}`);
    const option = list.children[index];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  };

  const show = (found: readonly SearchResult[]) => {
    suggestions = found;
    list.replaceChildren(...found.map(optionOf));
    list.hidden = found.length === 0;
    field.setAttribute('aria-expanded', `${!list.hidden}`);
    setActive(-1);
    announce(announcements[found.length] ?? '');
  };

  const update = async () => {
    const query = field.value;
    if (!isSearchable(query)) return show([]);
    const { find } = await loadAnswers(files);
    // Typed on, or left the field, while the index was loading.
    if (field.value !== query || document.activeElement !== field) return;
    show(suggestionsOf(find(query).results).slice(0, announcements.length - 1));
  };
  // Without the index, this is a plain search form.
  const tryUpdate = () => void update().catch(() => undefined);
  const onFocus = () => {
    loadAnswers(files).catch(() => undefined);
    tryUpdate();
  };

  const openSuggestion = (index: number) => {
    const { id, pages = [] } = suggestions[index] ?? {};
    const [page, another] = pages;
    // Or the list would be open when the reader comes back from the back/forward cache.
    show([]);
    // A guide for each model: the reader chooses the model on the page of the results.
    if (another) field.form?.requestSubmit();
    else if (id) location.assign(page?.[0] ?? `${answerHref}/${id}`);
  };

  /** @returns whether the key did something, instead of what it does in a text field */
  const pressKey = (key: string): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    // One more place than suggestions: the field itself.
    const places = suggestions.length + 1;
    if (step) setActive(((activeIndex + 1 + step + places) % places) - 1);
    else if (key === 'Enter' && activeIndex >= 0) openSuggestion(activeIndex);
    else if (key === 'Escape') show([]);
    else return false;
    return true;
  };

  field.addEventListener('input', tryUpdate);
  field.addEventListener('focus', onFocus);
  field.addEventListener('blur', () => show([]));
  field.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (isComposing(event) || altKey || ctrlKey || metaKey || shiftKey) return;
    if (list.hidden) {
      if (key === 'ArrowDown') tryUpdate();
    } else if (pressKey(key)) event.preventDefault();
    // The keys that move the caret.
    else if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) setActive(-1);
  });
  // Focus stays in the field: its blur would close the list before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = (target as Element).closest('[role=option]');
    if (option) openSuggestion([...list.children].indexOf(option));
  });

  const roles = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
    autocomplete: 'off',
  };
  for (const [name, value] of Object.entries(roles)) field.setAttribute(name, value);
  if (document.activeElement === field) onFocus();
}

/** A word that is half typed is near many answers: of those, the ones whose title shows why. */
const suggestionsOf = (results: readonly SearchResult[]): SearchResult[] =>
  results.filter(({ certain, marks }) => certain || marks.length > 0);

function optionOf({ title, marks }: SearchResult, index: number): HTMLElement {
  const option = Object.assign(document.createElement('div'), { id: `suggestion-${index}` });
  option.setAttribute('role', 'option');
  option.append(...markedNodes(title, marks));
  return option;
}

const search = document.querySelector<HTMLElement>('[data-suggest]');
const config = search?.dataset.suggest;
const field = search?.querySelector<HTMLInputElement>('[type=search]');
const list = search?.querySelector<HTMLElement>('[role=listbox]');
const status = search?.querySelector<HTMLElement>('[role=status]');
if (config && field && list && status) createCombobox({ field, list, status }, JSON.parse(config));
