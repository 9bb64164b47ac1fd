import { wordParam } from '../word-param.ts';
import { leave } from './leave.ts';
import { onDemand } from './on-demand.ts';

/** Counted as the document starts: a form's leave guard lays entries of its own upon the history. */
const cameFromPage = history.length > 1;

/**
 * Back to the previous page, from every `[data-back]`. `back=exit` in the address closes the web view first (docs/spec.md §2). Where
 * no page came before, the app's web view is closed; in a browser the address that stands in `data-back` is opened.
 */
export function followBack({ target }: Event): void {
  const start = (target as Element).closest<HTMLElement>('[data-back]')?.dataset.back;
  if (start) leave(() => goBack(start));
}

async function goBack(start: string): Promise<void> {
  const inApp = document.documentElement.dataset.shell === '';
  // The Navigation API tells what lies behind from what lies ahead, but knows nothing of another site behind.
  const pageBefore = (inApp ? window.navigation?.canGoBack : undefined) ?? cameFromPage;
  if ((wordParam('back') === 'exit' || (inApp && !pageBefore)) && (await onDemand('exitApp'))) return;
  if (pageBefore) history.back();
  else location.assign(start);
}
