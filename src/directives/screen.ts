import type { ClientDirective } from 'astro';
import { withTimeout } from '../lib/timeout.ts';
import { guardUntilHydrated, loaded, reload, reloadOnce, restoreInput } from '../stores/recovery.ts';

/** Milliseconds after which a screen that has not loaded counts as failed (docs/spec.md §2). */
const limit = 120_000;

/**
 * `client:screen`: wakes a screen up at once, and never leaves it half alive. A chunk that is missing means a new deployment
 * most of the time, so the page is reloaded once, keeping what was typed; after that, and when a chunk hangs for 120 s, the
 * reader is shown a load error with a way to try again. A screen that throws while it is drawn, then or later, is replaced by an
 * error with a way on; the error stays an uncaught one, so that the error hook is told.
 *
 * The errors' markup is the page's `<template data-load-error>` and `<template data-screen-error>`.
 */
const screen: ClientDirective = async (load, _options, island) => {
  let failed = false;
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    failed = true;
    if (!reloadOnce(island, 'screen')) showError(island, 'load');
  });
  // React removes what it has drawn, and then reports the error. Astro's own comments and templates stay.
  addEventListener('error', () => {
    if (!island.querySelector(':scope > :not(template)')) showError(island, 'screen');
  });
  restoreInput(island);
  const hydrated = guardUntilHydrated(island);
  try {
    const hydrate = await withTimeout(load(), limit, 'Loading the screen');
    await hydrate();
    if (failed) return;
    loaded('screen');
    // React draws in steps, which take a moment where the phone is slow.
    setTimeout(() => {
      hydrated();
      // On a slow network, other pages would keep this screen from its own scripts.
      document.body.append(document.querySelector<HTMLTemplateElement>('[data-ahead]')?.content ?? '');
    }, 1000);
  } catch {
    showError(island, 'load');
  }
};

function showError(island: HTMLElement, what: 'load' | 'screen'): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-${what}-error]`);
  if (!template || island.previousElementSibling?.matches('div[data-load-error], div[data-screen-error]')) return;
  const error = document.importNode(template.content, true).querySelector<HTMLElement>('*');
  if (!error) return;
  error.setAttribute(`data-${what}-error`, '');
  error.querySelector('button')?.addEventListener('click', () => reload(island));
  island.before(error);
  error.focus();
}

export default screen;
