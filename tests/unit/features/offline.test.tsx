import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeCaches, html } from '../sw/fake-caches.ts';

// Served as Offline.astro draws it, as far as the script uses it.
const markup = `<div class="offline" data-load="de" data-servers data-offline="de" data-words='{"unsupported":"Nothing can be saved","removed":"Removed"}'>
  <section data-part="elsewhere" hidden><button></button></section><section data-part="failed" hidden><button></button></section><p data-part="intro">Read offline</p>
  <form hidden><h2>Save</h2><fieldset hidden><input type="radio" name="what" value="all" checked><input type="radio" name="what" value="own"></fieldset>
    <p data-size></p><progress></progress><p role="status" tabindex="-1"></p>
    <button type="submit"></button><button name="stop"></button></form>
  <section data-part="readable" hidden><div><ul data-pages="/maps|/voice"></ul></div><div><ul data-pages="/faq"></ul></div>
    <div><ul data-pages=""></ul></div></section><button name="remove" hidden></button></div>`;

let form: HTMLFormElement;
let fetched: ReturnType<typeof vi.fn>;

/** Opens the page where its host serves this list, or cannot be reached, in a web view with or without a service worker. */
async function open(
  files: readonly object[] | undefined,
  serviceWorker: object | undefined,
  stored = new FakeCaches(),
): Promise<void> {
  vi.resetModules();
  vi.stubGlobal('caches', stored);
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const list = files && JSON.stringify({ locale: 'de', version: '1', files });
  fetched = vi.fn(async () => (list ? new Response(list) : Promise.reject(new TypeError('offline'))));
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = markup;
  form = document.querySelector('form') as HTMLFormElement;
  await import('../../../src/features/offline/offline.ts');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
}

const file = { path: '/de/scene', bytes: 100, sha256: '1', kind: 'guide' };

const listen = vi.spyOn(globalThis, 'addEventListener');
const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);

beforeEach(() => {
  document.documentElement.lang = 'de';
  history.replaceState(null, '', '/de/offline');
  reload.mockClear();
});
afterEach(() => {
  // Those of a page that another test has opened would hear what happens to the next.
  for (const [type, listener] of listen.mock.calls.splice(0)) removeEventListener(type, listener);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test.each([
  ['with a service worker', {}],
  ['without one', undefined],
])('a pack of an app, which lists nothing, offers nothing to save, %s', async (_, serviceWorker) => {
  await open([], serviceWorker);
  // The list has been read: only then a form could appear.
  await vi.waitFor(async () => expect(await caches.keys()).toContain('companion-shell'));
  await vi.dynamicImportSettled();
  expect(form.hidden).toBe(true);
  expect(form.querySelector('[role=status]')?.textContent).toBe('');
});

test('what was saved before an app brought a pack along is told, and its removal is heard', async () => {
  const stored = new FakeCaches();
  const saved = { date: 0, complete: true, files: [file] };
  await (await stored.open('companion-saved-de')).put('/offline/de.json', new Response(JSON.stringify(saved)));
  await open([], {}, stored);
  const remove = document.querySelector('[name=remove]') as HTMLButtonElement;
  await vi.waitFor(async () => expect(await caches.keys()).toContain('companion-shell'));
  await vi.dynamicImportSettled();
  expect([form.hidden, remove.hidden]).toEqual([false, false]);
  remove.click();
  const status = form.querySelector('[role=status]');
  await vi.waitFor(() => expect(status?.textContent).toBe('Removed'));
  expect(document.activeElement).toBe(status);
  expect([...form.querySelectorAll('button')].filter(({ hidden }) => !hidden)).toEqual([]);
});

test('a site offers what it lists', async () => {
  await open([file], {});
  await vi.waitFor(() => expect(form.hidden).toBe(false));
  expect(form.querySelector('[role=status]')?.textContent).toBe('');
  dispatchEvent(new Event('online'));
  expect(reload).not.toHaveBeenCalled();
});

test('a browser that keeps no pages is told so', async () => {
  await open([file], undefined);
  await vi.waitFor(() => expect(form.querySelector('[role=status]')?.textContent).toBe('Nothing can be saved'));
  expect(form.hidden).toBe(false);
  expect(document.querySelector('[data-part=intro]')?.hasAttribute('hidden')).toBe(true);
});

test('without a connection, a reader who has saved nothing is not offered to, until it is back', async () => {
  await open(undefined, {});
  await vi.waitFor(() => expect(fetched.mock.results.at(-1)?.type).toBe('return'));
  await vi.dynamicImportSettled();
  await new Promise(requestAnimationFrame);
  expect(form.hidden).toBe(true);
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});

const failed = () => document.querySelector('[data-part=failed]') as HTMLElement;
const savedPart = async () => {
  const stored = new FakeCaches();
  const part = { date: 0, complete: false, files: [file] };
  await (await stored.open('companion-saved-de')).put('/offline/de.json', new Response(JSON.stringify(part)));
  return stored;
};

test('where the list cannot be loaded although there is a connection, that is said, and trying again is offered', async () => {
  await open(undefined, {});
  await vi.waitFor(() => expect(failed().hidden).toBe(false));
  failed().querySelector('button')?.click();
  expect(reload).toHaveBeenCalledOnce();
});

test('the rest of what was saved in part is offered once there is a connection again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(undefined, {}, await savedPart());
  await vi.waitFor(() => expect(form.hidden).toBe(false));
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalled();
  });
  expect(failed().hidden).toBe(true);
  onLine.mockRestore();
});

test('in place of another page, only that one is offered again', async () => {
  history.replaceState(null, '', '/de/scene');
  await open(undefined, {});
  await vi.waitFor(() => expect(form.hidden).toBe(true));
  await vi.dynamicImportSettled();
  await new Promise(requestAnimationFrame);
  expect(failed().hidden).toBe(true);
  expect(document.querySelector<HTMLElement>('[data-part=elsewhere]')?.hidden).toBe(false);
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});

test('what can be read is listed by what it is about, without a heading over nothing', async () => {
  const opened = new FakeCaches();
  for (const path of ['/de/scene', '/de/voice', '/de/ifttt'])
    await (await opened.open('companion-opened')).put(path, html(`<article><h1>${path}</h1></article>`));
  await open([file], {}, opened);
  const groups = () => [...document.querySelectorAll<HTMLElement>('[data-part=readable] > div')];
  await vi.waitFor(() =>
    expect(groups().map(({ textContent }) => textContent?.trim())).toEqual(['/de/voice', '', '/de/ifttt/de/scene']),
  );
  expect(groups().map(({ hidden }) => hidden)).toEqual([false, true, false]);
});
