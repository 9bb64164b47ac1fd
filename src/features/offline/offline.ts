import { localeIdOf } from '../../i18n/locale-ids.ts';
import { createUnitFormat } from '../../lib/unit-format.ts';
import type { OfflineFile, OfflineManifest } from '../../routes/offline.ts';
import { findElement } from '../../shell/page/find-element.ts';
import { onOnline } from '../../stores/page-events.ts';
import { type ReadablePage, readablePages } from '../../stores/readable-pages.ts';
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

type Word = SaveOutcome | 'size' | 'saving' | 'part' | 'changed' | 'save' | 'update' | 'resume' | 'removed' | 'unsupported';

/** Makes the offline page interactive: saves guides, shows what is saved, and lists the pages that can be read. */
async function enhance(root: HTMLElement): Promise<void> {
  const { code, key } = localeIdOf(root.dataset.load);
  const page = createPage(root);
  let manifest: OfflineManifest | undefined;
  let saved: SavedSet | undefined;
  let download = new AbortController();

  const show = () => page.show(manifest, saved);
  const refresh = async () => {
    saved = await readSavedSet(code);
    show();
    page.list(await readablePages(code, saved).catch(() => []));
  };

  const offerModels = (models: readonly string[], checked: boolean) => {
    if (!models[0]) return;
    page.offerModels(models, checked);
    show();
  };

  page.on({
    change: show,
    async save() {
      if (!manifest) return;
      download = new AbortController();
      page.showProgress(0);
      page.focusStop();
      const models = page.models();
      const outcome = await saveSet(manifest, models, page.showProgress, download.signal);
      // There may be a newer build, of which the next try is to be.
      if (outcome === 'failed') manifest = await loadManifest(code).catch(() => manifest);
      await refresh();
      if (outcome === 'full' || outcome === 'failed') page.say(outcome);
      page.focusAction();
    },
    stop: () => download.abort(),
    async remove() {
      await removeSet(code);
      await refresh();
      page.say('removed');
      page.focusAction();
    },
  });
  // Without a connection, it stands in for every other page that is not on the device.
  const isHere = /\/offline(\.html)?$/.test(location.pathname);
  if (!isHere) offerRetry(root, 'elsewhere', true);

  const saving = await canSave();
  if (saving) await refresh();
  page.form.hidden = !saved;
  if (saved?.models) offerModels(saved.models, true);
  manifest = await loadManifest(code).catch(() => undefined);
  // The list in an app's pack is empty: everything is on the device already, also where the web view has no service worker. Without a
  // connection there is nothing to offer but what is saved already.
  page.form.hidden = !saved && (manifest ? !manifest.files[0] : saving);
  if (!manifest && saving && isHere) offerRetry(root, 'failed', navigator.onLine);
  if (page.form.hidden) return;
  if (!saving) return page.sayUnsupported();
  show();
  if (!manifest) return;
  const { ownModels } = await import('./own-models.ts');
  offerModels(await ownModels(key).catch(() => []), false);
}

interface Handlers {
  change(): void;
  save(): Promise<void>;
  stop(): void;
  remove(): Promise<void>;
}

/** The elements of the page (Offline.astro) that change. */
const partsOf = (root: HTMLElement) => ({
  intro: findElement(root, '[data-part=intro]', HTMLElement),
  form: findElement(root, 'form', HTMLFormElement),
  choice: findElement(root, 'fieldset', HTMLElement),
  submit: findElement(root, '[type=submit]', HTMLButtonElement),
  stop: findElement(root, '[name=stop]', HTMLButtonElement),
  remove: findElement(root, '[name=remove]', HTMLButtonElement),
  bar: findElement(root, 'progress', HTMLProgressElement),
  size: findElement(root, '[data-size]', HTMLElement),
  status: findElement(root, '[role=status]', HTMLElement),
  readable: findElement(root, '[data-part=readable]', HTMLElement),
});

/** Draws the page, and hears what the reader does with it. */
function createPage(root: HTMLElement) {
  const { intro, form, choice, submit, stop, remove, bar, size, status, readable } = partsOf(root);
  const words: Record<Word, string> = JSON.parse(root.dataset.words ?? '{}');
  const { bytes, percent, day } = formatsOf(document.documentElement.lang);
  let ownModels: readonly string[] = [];

  const models = () => (new FormData(form).get('what') === 'own' ? ownModels : undefined);
  const say = (word: Word, values: Record<string, string> = {}) => {
    status.textContent = fill(words[word], values);
  };
  const sayState = ({ complete, date, files }: SavedSet, missing: readonly OfflineFile[]) => {
    if (!complete) say('part');
    else if (missing.length > 0) say('changed', { size: bytes(bytesOf(missing)) });
    else say('saved', { date: day(date), size: bytes(bytesOf(files)) });
  };

  return {
    form,
    say,
    /** In place of what could be saved here */
    sayUnsupported() {
      intro.hidden = true;
      say('unsupported');
    },
    /** The models to save guides for; undefined for all */
    models,

    on(handlers: Handlers) {
      form.addEventListener('change', handlers.change);
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        if (!submit.hidden) void handlers.save();
      });
      stop.addEventListener('click', handlers.stop);
      remove.addEventListener('click', () => void handlers.remove());
    },

    /** Shows what is saved, and what can be done: no choice where nothing is left to save. */
    show(manifest: OfflineManifest | undefined, saved: SavedSet | undefined) {
      const { files, missing, isSaved, isSameChoice } = compare(manifest, saved, models());
      const all = compare(manifest, saved, undefined);
      choice.hidden = !ownModels[0] || !all.missing || all.isSaved;
      submit.textContent = words[actionFor(saved, isSameChoice)];
      submit.hidden = !missing || isSaved;
      remove.hidden = !saved;
      bar.hidden = stop.hidden = true;
      size.textContent = fill(words.size, { size: bytes(bytesOf(files ?? [])) });
      size.hidden = isSaved || !files;
      if (saved) sayState(saved, isSameChoice ? (missing ?? []) : []);
    },

    /** @param share from 0 to 1 */
    showProgress(share: number) {
      submit.hidden = remove.hidden = true;
      bar.hidden = stop.hidden = false;
      bar.value = share;
      say('saving', { percent: percent(share) });
    },

    /** Lets the reader save only what concerns some models. @param checked as chosen before */
    offerModels(models: readonly string[], checked: boolean) {
      ownModels = models;
      if (checked) findElement(root, '[value=own]', HTMLInputElement).checked = true;
    },

    focusStop: () => stop.focus(),

    /** Focuses what follows the button just used: the next one, or what became of it. */
    focusAction: () => (submit.hidden ? status : submit).focus(),

    list: (pages: readonly ReadablePage[]) => listPages(readable, pages),
  };
}

/** Lists each page in the first group whose pattern its address matches (Offline.astro). */
function listPages(section: HTMLElement, pages: readonly ReadablePage[]): void {
  section.hidden = !pages[0];
  const lists = [...section.querySelectorAll('ul')];
  for (const list of lists) list.replaceChildren();
  for (const { path, title } of pages) {
    const row = document.createElement('li');
    const link = row.appendChild(document.createElement('a'));
    Object.assign(link, { href: path, textContent: title });
    lists.find(({ dataset }) => RegExp(dataset.pages ?? '').test(path))?.append(row);
  }
  for (const list of lists) list.parentElement?.toggleAttribute('hidden', !list.firstChild);
}

/** Compares what is saved with what the reader wants; `missing` is undefined while that is unknown. */
function compare(manifest: OfflineManifest | undefined, saved: SavedSet | undefined, models: readonly string[] | undefined) {
  const wanted = manifest && filesFor(manifest, models);
  const missing = wanted && missingFiles(wanted, saved?.files);
  return {
    files: wanted ?? saved?.files,
    missing,
    // Without a saved set, nothing is missing only where an app brings everything along.
    isSaved: missing?.length === 0 && saved?.complete !== false,
    isSameChoice: !!saved && String(saved.models) === String(models),
  };
}

/** The word of the submit button. A choice that differs from the saved one is a new download. */
function actionFor(saved: SavedSet | undefined, isSameChoice: boolean): Word {
  if (!isSameChoice) return 'save';
  return saved?.complete ? 'update' : 'resume';
}

/** Loads the page again once online. @param shown whether to say why, and to offer it at once */
function offerRetry(root: HTMLElement, part: 'elsewhere' | 'failed', shown: boolean): void {
  const notice = findElement(root, `[data-part=${part}]`, HTMLElement);
  const reload = () => location.reload();
  notice.hidden = !shown;
  notice.querySelector('button')?.addEventListener('click', reload);
  onOnline(reload);
}

/** Number and date formats of a language. */
function formatsOf(tag: string) {
  const megabytes = createUnitFormat(tag, 'megabyte', { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(tag, { style: 'percent' });
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  return {
    /** Never rounds a small amount down to zero */
    bytes: (count: number) => megabytes.format(Math.max(0.1, count / 1e6)),
    percent: (part: number) => share.format(Math.floor(part * 100) / 100),
    day: (time: number) => date.format(time),
  };
}

/** Replaces `{{name}}` in a text. */
const fill = (text: string | undefined, values: Readonly<Record<string, string>>): string =>
  (text ?? '').replace(/\{\{(\w+)\}\}/g, (whole, name) => values[name] ?? whole);

for (const root of document.querySelectorAll<HTMLElement>('[data-offline]')) void enhance(root);
