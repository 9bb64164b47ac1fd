import type { LocaleCode } from '../../i18n/locales.ts';
import type { OfflineManifest } from '../../routes/offline.ts';
import { onOnline } from '../../stores/page-events.ts';
import { readablePages } from '../../stores/readable-pages.ts';
import {
  bytesOf,
  canSave,
  filesFor,
  loadManifest,
  missingFiles,
  readSavedSet,
  removeSet,
  type SavedSet,
  type SaveOutcome,
  saveSet,
} from '../../stores/saved-set.ts';
import { amounts } from './amounts.ts';

type Word = SaveOutcome | 'size' | 'saving' | 'part' | 'changed' | 'save' | 'update' | 'resume' | 'removed' | 'unsupported';

/** Brings the offline page to life: what is saved, how much more there is, and what can be read. */
async function wake(place: HTMLElement): Promise<void> {
  const one = <E extends Element>(selector: string) => place.querySelector(selector) as E;
  const form = one<HTMLFormElement>('form');
  const submit = one<HTMLButtonElement>('[type=submit]');
  const stop = one<HTMLButtonElement>('[name=stop]');
  const remove = one<HTMLButtonElement>('[name=remove]');
  const bar = one<HTMLProgressElement>('progress');
  const size = one<HTMLElement>('[data-size]');
  const status = one<HTMLElement>('[role=status]');
  const words: Record<Word, string> = JSON.parse(place.dataset.words ?? '{}');
  const locale = place.dataset.offline as LocaleCode;
  const { bytes, percent, day, filled } = amounts(document.documentElement.lang);

  let manifest: OfflineManifest | undefined;
  let saved: SavedSet | undefined;
  let own: readonly string[] = [];
  let stopped = new AbortController();

  const models = () => (new FormData(form).get('what') === 'own' ? own : undefined);
  const say = (word: Word, values: Record<string, string> = {}) => {
    status.textContent = filled(words[word] ?? '', values);
  };

  /** Shows how things stand, and what can be done about it. */
  const show = () => {
    const wanted = manifest && filesFor(manifest, models());
    const missing = wanted && missingFiles(wanted, saved?.files);
    const isWhole = missing?.length === 0 && saved?.complete;
    // What is chosen now may be more than what was saved.
    const same = saved && String(saved.models) === String(models());
    submit.textContent = words[!same ? 'save' : saved?.complete ? 'update' : 'resume'];
    submit.hidden = !missing || !!isWhole;
    remove.hidden = !saved;
    bar.hidden = stop.hidden = true;
    size.textContent = filled(words.size, { size: bytes(bytesOf(wanted ?? saved?.files ?? [])) });
    if (same && saved?.complete && missing?.length) say('changed', { size: bytes(bytesOf(missing)) });
    else if (saved?.complete) say('saved', { date: day(saved.date), size: bytes(bytesOf(saved.files)) });
    else if (saved) say('part');
    size.hidden = !!isWhole || (!manifest && !saved);
  };

  /** Lets the reader choose their own devices, as they did before. */
  const offer = (devices: readonly string[], chosen = false) => {
    if (devices.length === 0) return;
    own = devices;
    one<HTMLElement>('fieldset').hidden = false;
    if (chosen) one<HTMLInputElement>('[value=own]').checked = true;
    show();
  };

  const list = async () => {
    const pages = await readablePages(locale, saved).catch(() => []);
    const section = one<HTMLElement>('[data-part=readable]');
    section.hidden = pages.length === 0;
    const rows = pages.map(({ path, title }) => {
      const row = document.createElement('li');
      const link = row.appendChild(document.createElement('a'));
      Object.assign(link, { href: path, textContent: title });
      return row;
    });
    section.querySelector('ul')?.replaceChildren(...rows);
  };

  const refresh = async () => {
    saved = await readSavedSet(locale);
    show();
    await list();
  };

  form.addEventListener('change', show);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!manifest || submit.hidden) return;
    stopped = new AbortController();
    submit.hidden = remove.hidden = true;
    bar.hidden = stop.hidden = false;
    const told = (share: number) => {
      bar.value = share;
      say('saving', { percent: percent(share) });
    };
    told(0);
    const outcome = await saveSet(locale, filesFor(manifest, models()), models(), told, stopped.signal);
    await refresh();
    if (outcome === 'full' || outcome === 'failed') say(outcome);
    (submit.hidden ? remove : submit).focus();
  });
  stop.addEventListener('click', () => stopped.abort());
  remove.addEventListener('click', async () => {
    await removeSet(locale);
    await refresh();
    say('removed');
    submit.focus();
  });

  const elsewhere = one<HTMLElement>('[data-part=elsewhere]');
  elsewhere.hidden = /\/offline(\.html)?$/.test(location.pathname);
  elsewhere.querySelector('button')?.addEventListener('click', () => location.reload());
  onOnline(() => elsewhere.hidden || location.reload());

  form.hidden = false;
  if (!(await canSave())) return say('unsupported');
  await refresh();
  if (saved?.models) offer(saved.models, true);
  manifest = await loadManifest(locale).catch(() => undefined);
  show();
  if (!manifest) return;
  const { ownModels } = await import('./own-models.ts');
  offer(await ownModels(place.dataset.load ?? '').catch(() => []));
}

for (const place of document.querySelectorAll<HTMLElement>('[data-offline]')) void wake(place);
