import { pieces } from '../../../lib/search/pieces.ts';
import { type AnswerFiles, type Answers, type FoundAnswer, loadAnswers } from '../../../stores/answers.ts';

/** What the script reads from the search's `data-suggest`. */
export interface Suggest extends AnswerFiles {
  /** The address of an answer without its id */
  answer: string;
  /** By number of suggestions, from none on, how it is announced */
  counts: readonly string[];
}

/** Of the search box (SearchBox.astro). */
interface Parts {
  field: HTMLInputElement;
  list: HTMLElement;
  status: HTMLElement;
}

/** As many as stand above a phone's keyboard. */
export const maxSuggestions = 5;

/** Characters from which suggestions are made. */
const minLength = 2;

/**
 * Makes the search field a combobox with a list of suggestions (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus stays
 * in the field, and Enter without a chosen suggestion searches, as it does without a script.
 */
function suggest({ field, list, status }: Parts, { answer, counts, ...files }: Suggest): void {
  let found: readonly FoundAnswer[] = [];
  let chosen = -1;
  let answers: Promise<Answers> | undefined;

  /** @param index of a suggestion; -1 for the field itself */
  const choose = (index: number) => {
    chosen = index;
    for (const [at, option] of [...list.children].entries()) option.setAttribute('aria-selected', `${at === index}`);
    const option = list.children[index];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  };

  const show = (suggestions: readonly FoundAnswer[]) => {
    found = suggestions;
    list.replaceChildren(...found.map(optionOf));
    list.hidden = found.length === 0;
    field.setAttribute('aria-expanded', `${!list.hidden}`);
    choose(-1);
  };

  const update = async () => {
    const query = field.value;
    if (query.trim().length < minLength) {
      status.textContent = '';
      show([]);
      return;
    }
    answers ??= loadAnswers(files);
    const suggestions = (await answers).find(query).results.slice(0, maxSuggestions);
    if (field.value !== query || document.activeElement !== field) return;
    show(suggestions);
    status.textContent = counts[suggestions.length] ?? '';
  };
  // Without the index the field searches, as it does without a script.
  const forget = () => {
    answers = undefined;
  };
  const tryUpdate = () => void update().catch(forget);

  const open = (index: number) => {
    const { id, pages = [] } = found[index] ?? {};
    const [page, another] = pages;
    // A guide for each model: the reader chooses among them on the page of the results.
    if (another) field.form?.requestSubmit();
    else if (id) location.assign(page?.[0] ?? `${answer}/${id}`);
  };

  field.addEventListener('input', tryUpdate);
  field.addEventListener('focus', tryUpdate);
  field.addEventListener('blur', () => show([]));
  field.addEventListener('keydown', (event) => {
    const { key, isComposing } = event;
    if (list.hidden || isComposing) return;
    const steps = { ArrowDown: 1, ArrowUp: -1 }[key];
    // One more place than suggestions: the field itself.
    if (steps) choose(((chosen + 1 + steps + found.length + 1) % (found.length + 1)) - 1);
    else if (key === 'Enter' && chosen >= 0) open(chosen);
    else if (key === 'Escape') show([]);
    else return;
    event.preventDefault();
  });
  // The focus stays in the field, whose blur would close the list before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) =>
    open([...list.children].indexOf((target as Element).closest('[role=option]') as Element)),
  );

  const roles = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
    autocomplete: 'off',
  };
  for (const [name, value] of Object.entries(roles)) field.setAttribute(name, value);
  if (document.activeElement === field) tryUpdate();
}

function optionOf({ title, marks }: FoundAnswer, index: number): HTMLElement {
  const option = Object.assign(document.createElement('div'), { id: `suggestion-${index}` });
  option.setAttribute('role', 'option');
  option.append(
    ...pieces(title, marks).map(({ text, marked }) =>
      marked ? Object.assign(document.createElement('mark'), { textContent: text }) : text,
    ),
  );
  return option;
}

const search = document.querySelector<HTMLElement>('[data-suggest]');
const field = search?.querySelector<HTMLInputElement>('[type=search]');
const list = search?.querySelector<HTMLElement>('[role=listbox]');
const status = search?.querySelector<HTMLElement>('[role=status]');
if (field && list && status) suggest({ field, list, status }, JSON.parse(search?.dataset.suggest ?? ''));
