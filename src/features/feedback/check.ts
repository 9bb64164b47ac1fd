import * as v from 'valibot';
import { limits } from '../../contract/feedback-limits.ts';
import { NewFeedback } from '../../contract/new-feedback.ts';
import type { Translate } from '../../i18n/t.ts';
import type { Draft } from '../../stores/drafts.ts';
import type { ErrorField, Errors } from './model.ts';
import { reportOf } from './report-of.ts';

/**
 * What is wrong with a draft, in the page's language, by the spec's section 5. The server checks the same and more.
 *
 * @param country the user's, for mobile numbers written without a country code
 */
export async function check(draft: Draft, country: string, t: Translate): Promise<Errors> {
  const report = reportOf(draft);
  const parsed = v.safeParse(NewFeedback, report);
  const rules: Record<string, string> = {};
  for (const issue of parsed.issues ?? []) rules[v.getDotPath(issue) ?? ''] ??= issue.message;

  const { device } = report;
  if (device.source === 'manual' && !device.sn.trim() && !device.deviceId.trim() && !draft.images.length)
    rules.device = 'required';
  if (!rules.contact && !(await isContact(report.contact, country))) rules.contact = 'format';
  return errorTexts(rules, draft, t);
}

/** libphonenumber is loaded only here. Where it cannot be, the server's check has to do. */
async function isContact(text: string, country: string): Promise<boolean> {
  const rule = await import('../../contract/contact.ts').catch(() => undefined);
  return !rule || rule.parseContact(text, country) !== undefined;
}

/** The words for refused fields, by their path in the report, whoever refused them: this page or the server. */
export function errorTexts(rules: Record<string, string>, { fields }: Draft, t: Translate): Errors {
  const texts: Errors = {};
  for (const [path, rule] of Object.entries(rules)) {
    const [first, inDevice] = path.split('.');
    const field = (first !== 'device' ? first : fields.source !== 'manual' ? 'device' : (inDevice ?? 'sn')) as ErrorField;
    const max = limits[field as keyof typeof limits];
    if (rule === 'tooLong' && max) texts[field] = t('feedback.errorTooLong', { max });
    else if (rule === 'format' && field === 'contact') texts[field] = t('feedback.errorContactFormat');
    // What was typed and is refused all the same is not missing.
    else texts[field] = t((rule === 'required' || !(field in limits) ? required[field] : undefined) ?? 'feedback.errorRefused');
  }
  return texts;
}

const required: Partial<Record<ErrorField, Parameters<Translate>[0]>> = {
  typeId: 'feedback.errorType',
  device: 'feedback.errorDevice',
  sn: 'feedback.errorDeviceManual',
  description: 'feedback.errorDescription',
  contact: 'feedback.errorContact',
  platform: 'feedback.errorPlatform',
  orderNumber: 'feedback.errorOrderNumber',
  images: 'feedback.photoUnreadable',
};
