import type { Translate } from '../../i18n/t.ts';
import { type Draft, newKey } from '../../stores/drafts.ts';
import { enqueue, withdraw } from '../../stores/outbox.ts';
import { check, errorTexts } from './check.ts';
import type { Errors } from './model.ts';
import { startReports } from './send-report.ts';

/**
 * What became of a report: on its way or there (no errors), or wrong. When it was the server that said so, `mended` is the draft
 * to go on with, and `message` the server's own words.
 */
export interface Outcome {
  errors?: Errors;
  mended?: Draft;
  message?: string;
}

/** Checks a report, and hands it to the outbox. Nothing of it is lost at any point: it is a draft until it is in the outbox. */
export async function submit(report: Draft, country: string, t: Translate): Promise<Outcome> {
  const errors = await check(report, country, t);
  if (Object.keys(errors).length) return { errors };
  await startReports(report.uid);
  const state = await enqueue(report);
  if (state.is !== 'refused') return {};
  const mended = { ...report, key: newKey() };
  await withdraw(report, mended);
  return { errors: errorTexts(state.fields, report, t), mended, message: state.message };
}
