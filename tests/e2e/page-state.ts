import type { Page } from '@playwright/test';
import type { Draft } from '../../src/stores/drafts.ts';
import { expect, expectHydrated } from './fixtures.ts';

/** What the page's database has under keys that begin with `prefix`, as JSON keeps it: without the bytes of pictures. */
const storedInPage = <T>(page: Page, prefix: string): Promise<T[]> =>
  page.evaluate(
    (wanted) =>
      new Promise<T[]>((resolve) => {
        const opening = indexedDB.open('companion');
        // A database that the page has not made yet stays unmade.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const database = opening.result;
          const records = database.transaction('kept').objectStore('kept');
          const [keys, values] = [records.getAllKeys(), records.getAll()];
          records.transaction.oncomplete = () => {
            database.close();
            const found = values.result.filter((_, index) => String(keys.result[index]).startsWith(wanted));
            resolve(JSON.parse(JSON.stringify(found)));
          };
        };
      }),
    prefix,
  );

/** How many finished forms wait in the page's outbox. */
export const waiting = async (page: Page): Promise<number> => (await storedInPage(page, 'outbox/')).length;

/**
 * Waits until a draft of the page has each of these texts in a field or in its `meta`, and so many pictures that the server has already:
 * what is typed is saved after a debounce.
 */
export async function expectDraft(page: Page, texts: readonly string[], pictures = 0): Promise<void> {
  const isSaved = async () =>
    (await storedInPage<Draft>(page, 'draft/')).some(
      ({ fields, meta, images }) =>
        texts.every((text) => JSON.stringify([fields, meta]).includes(JSON.stringify(text))) &&
        images.filter(({ uploaded }) => uploaded).length >= pictures,
    );
  await expect.poll(isSaved, `the draft with ${texts.join(', ')} is saved`).toBe(true);
}

/**
 * Waits until a page has done whatever it does by itself as it opens: its islands are hydrated, what they changed is drawn, and
 * every request that they made has reached the site before one that is made now.
 */
export async function requestsSettled(page: Page): Promise<void> {
  await page.waitForLoadState();
  await expectHydrated(page);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    await fetch(location.href);
  });
}

/**
 * Wakes the page's outbox, as a phone does that has a network again. Resolves when no page sends from it or is about to. Its own
 * requests are shared, so that callers in several tabs wait for pages and not for each other.
 */
export const flushOutbox = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    dispatchEvent(new Event('online'));
    const { locks } = navigator;
    for (let idle = 0; idle < 2; ) {
      // Whoever asked before is served before.
      await locks.request('companion-outbox', { mode: 'shared' }, () => undefined);
      const { held = [], pending = [] } = await locks.query();
      idle = [...held, ...pending].some(({ name, mode }) => name === 'companion-outbox' && mode === 'exclusive') ? 0 : idle + 1;
    }
  });

/**
 * Stops a page's clock, so that nothing happens by itself after some time. To be called after `page.clock.install()` and opening the
 * page; what is due within the next five seconds happens first, and no request reaches its time limit by that.
 */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 5000);

/** A gate for a request: held until `open` is called. */
export function gate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}
