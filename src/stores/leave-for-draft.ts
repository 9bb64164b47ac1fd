import { onRestored } from './page-events.ts';

/**
 * Leaves for the page of a form, or reloads it where that is this one, once the form's draft has been replaced. Nobody can type until
 * then, and the page is not shown again as it was: a form on it would save what it holds as the draft.
 *
 * @param replace stores the new draft
 */
export async function leaveForDraft(form: string, replace: () => Promise<void>): Promise<void> {
  document.body.inert = true;
  onRestored(() => location.reload());
  await replace();
  window.onbeforeunload = null;
  const { href, pathname, search } = new URL(form, location.href);
  if (pathname === location.pathname && (!search || search === location.search)) location.reload();
  else location.assign(href);
}
