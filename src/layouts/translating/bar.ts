import './bar.css';
import { beside } from './beside.ts';
import type { Change, TranslationTask } from './work.ts';

// The bar of translators: only `npm run dev` has it (tools/build/developer-pages.ts).

const states = {
  done: 'Up to date',
  missing: 'Not translated yet: copy the English file to this one',
  unmarked: 'Never marked as done, or changed since',
  stale: 'The English has changed',
};

/** An element of a class, with its text or its children. */
function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, name: string, ...children: (string | Node)[]) {
  const element = document.createElement(tag);
  element.className = name;
  element.append(...children);
  return element;
}

function link(words: string, attributes: Partial<HTMLAnchorElement>): HTMLElement {
  return Object.assign(make('a', 'translating-button', words), attributes);
}

/** The first element that stands behind another on the page, at the end of a part behind the part. */
function behind(element: Element | null | undefined): Element | undefined {
  if (!element) return undefined;
  const next = element.nextElementSibling;
  if (!next) return behind(element.parentElement);
  return next.matches('.newer, .translating-note') ? behind(next) : next;
}

/** The English of a block that has changed, at its place in the page. The English of before is not known. */
function show({ kind, at, isBehind, label, text }: Change): HTMLDetailsElement {
  const named = (at && document.getElementById(at)) || document.querySelector('h1');
  const place = (isBehind && behind(named?.closest('.steps'))) || named;
  const note = make('details', `translating-note translating-${kind}`);
  note.append(make('summary', '', `${kind}: ${label}`), make('pre', '', text));
  const step = place?.querySelector('.step-text');
  if (kind !== 'new') place?.classList.add('translating-marked');
  if (step) step.append(note);
  else place?.after(note);
  return note;
}

function bar(work: TranslationTask): void {
  const notes = work.changes.map(show);
  const count = notes.length > 1 ? ` in ${notes.length} places` : '';
  const state = make(
    'span',
    `translating-state translating-is-${work.state}`,
    states[work.state] + (notes.length > 0 ? count : ''),
  );
  const english = make('button', 'translating-button', 'English beside');
  beside(english, work.english);
  const next = make('button', 'translating-button', 'Next change');
  let at = -1;
  next.addEventListener('click', () => {
    at = (at + 1) % notes.length;
    const note = notes[at];
    if (!note) return;
    note.open = true;
    note.scrollIntoView({ block: 'center' });
  });
  const editor = `/__open-in-editor?file=${encodeURIComponent(work.path)}`;
  const opener = Object.assign(make('iframe', 'translating-opener'), { name: 'translating-opener', title: 'Opens a file' });
  document.body.append(
    make(
      'aside',
      'translating-bar',
      make('strong', '', work.language),
      state,
      ...(work.review ? [make('span', 'translating-state translating-is-review', 'To review')] : []),
      ...(notes.length > 0 ? [next] : []),
      english,
      link(work.state === 'missing' ? 'Open the English file' : 'Open the file', { href: editor, target: opener.name }),
      make(
        'div',
        'translating-paths',
        make('code', '', work.file),
        make(
          'code',
          '',
          `npm run translations -- ${work.code} ${work.review && work.state === 'done' ? 'reviewed' : 'done'} ${work.id}`,
        ),
      ),
      opener,
    ),
  );
}

const work: TranslationTask = JSON.parse(document.getElementById('translating')?.textContent ?? '');
bar(work);
