import { type Feedback, feedbackDetail, listFeedback } from '../../contract/feedback/read.ts';
import { isEmpty, loadDraft } from '../../stores/drafts.ts';
import { api } from '../../stores/session.ts';

/** The text fields that are prefilled, and the key of each label. */
export const prefilledLabels = {
  contact: 'feedback.contact',
  platform: 'feedback.platform',
  orderNumber: 'feedback.orderNumber',
} as const;

export const prefilledNames = Object.keys(prefilledLabels) as (keyof typeof prefilledLabels)[];

/** The user's newest report; nothing where they have written none, or have a draft, which is newer. */
export async function loadLastReport(uid: string): Promise<Feedback | undefined> {
  const draft = await loadDraft('feedback', uid);
  if (draft && !isEmpty(draft, { source: 'mine' })) return;
  const { items } = await api(listFeedback, { limit: 1 }, { quiet: true });
  return items[0] && api(feedbackDetail, { id: items[0].id }, { quiet: true });
}

export const inputOf = (form: HTMLFormElement | null | undefined, name: string): HTMLInputElement | null | undefined =>
  form?.querySelector<HTMLInputElement>(`input[name=${name}]`);

/** Whether a field comes after the focus in its form: a note at it moves only what follows. */
export function isBelowFocus(field: Element): boolean {
  const focused = document.activeElement;
  if (!focused || !field.closest('form')?.contains(focused)) return true;
  return (focused.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Writes a report's texts into the empty fields of a form. @returns what was written, by field */
export function prefillTexts(form: HTMLFormElement, report: Feedback): Record<string, string> {
  const written: Record<string, string> = {};
  for (const name of prefilledNames) {
    const field = inputOf(form, name);
    const value = report[name].trim();
    if (!value || !field || field.value || !isBelowFocus(field)) continue;
    field.value = value;
    // A browser that comes back to the page would fill it in by itself, as if somebody had typed it.
    field.autocomplete = 'off';
    written[name] = value;
  }
  return written;
}
