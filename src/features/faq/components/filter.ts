import { loadSitePage } from '../../../api/site-page.ts';
import { localeIdOf } from '../../../i18n/locale-ids.ts';
import { ownDevices } from '../../../stores/devices.ts';
import { scrollToChip } from './scroll-to-chip.ts';

/** What differs between the lists. The header's other parts stay: this page has no styles for what only the other's header has. */
const parts = ['.page-title', '.page-languages', '[data-results]'] as const;
const rows = (page: ParentNode) => [...page.querySelectorAll<HTMLUListElement>('.filter')];

/** The list that was chosen last: a slow one must not replace it. */
let latest = '';

/** Shows the list at an address in this page: what a filter's link leads to without a script. */
async function show(address: string): Promise<void> {
  latest = address;
  const next = await loadSitePage(address);
  if (!next.querySelector('[data-results]')) throw new RangeError(`${address} has no results`);
  if (latest !== address) return;
  // Going back leaves the list instead of walking through what was filtered.
  history.replaceState(history.state, '', address);
  document.title = next.title;
  for (const part of parts) document.querySelector(part)?.replaceWith(next.querySelector(part) ?? '');
  replaceChips(next);
  ownKindsFirst();
  const status = document.querySelector('.filters [role=status]');
  if (status) status.textContent = document.querySelector<HTMLElement>('[data-results]')?.dataset.results ?? '';
}

/** Shows the chips of another page. Its rows stay, and with them how far each is scrolled. */
function replaceChips(next: Document): void {
  const chip = document.activeElement?.closest('li');
  for (const [index, row] of rows(document).entries()) {
    const hadFocus = row.contains(document.activeElement);
    row.replaceChildren(...(rows(next)[index]?.children ?? []));
    if (hadFocus) focusLink(row, chip?.dataset.key);
  }
}

function focusLink(row: HTMLUListElement, key: string | undefined): void {
  const chips = [...row.children] as HTMLElement[];
  const chip = chips.find(({ dataset }) => dataset.key === key);
  chip?.querySelector('a')?.focus();
}

/** The kinds of the reader's devices, if the app reports them. */
let ownKinds: readonly string[] = [];

/** Puts the reader's kinds of devices before the others, after "All", and the answers about them first. */
function ownKindsFirst(): void {
  for (const list of document.querySelectorAll('.filter, .answers-common')) {
    if (list.contains(document.activeElement)) continue;
    const items = [...list.children] as HTMLElement[];
    const isOwn = ({ dataset }: HTMLElement) => ownKinds.includes(dataset.kind ?? '');
    const isAll = ({ dataset }: HTMLElement) => list.matches('.filter') && !dataset.key;
    list.append(...items.filter(isAll), ...items.filter(isOwn), ...items.filter((item) => !isAll(item) && !isOwn(item)));
  }
}

document.querySelector('.filters')?.addEventListener('click', (event) => {
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  const link = (event.target as Element).closest('a');
  if (!link || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  const address = link.href;
  show(address).catch(() => {
    if (latest === address) location.assign(address);
  });
});

/** Where {@link scrollToChosen} has left each row. */
const positions = new Map<HTMLElement, number>();

/** Scrolls to the chosen chips, but not in a row that the reader has scrolled since. */
function scrollToChosen(): void {
  for (const row of rows(document)) {
    const chosen = row.querySelector<HTMLElement>('[aria-current]');
    if (!chosen || (positions.get(row) ?? row.scrollLeft) !== row.scrollLeft) continue;
    scrollToChip(row, chosen);
    positions.set(row, row.scrollLeft);
  }
}

scrollToChosen();

const { filters } = document.querySelector<HTMLElement>('.filters')?.dataset ?? {};
if (filters && 'shell' in document.documentElement.dataset)
  void ownDevices(localeIdOf(filters).key)
    .then((devices) => {
      ownKinds = devices.filter(({ place }) => place !== 'removed').map(({ kind }) => kind);
      ownKindsFirst();
      scrollToChosen();
    })
    .catch(() => undefined);
