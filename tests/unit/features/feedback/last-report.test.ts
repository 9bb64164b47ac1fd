// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { Feedback } from '../../../../src/contract/feedback/read.ts';
import { prefillTexts } from '../../../../src/features/feedback/last-report.ts';

// Of a report only these are written into a form.
const report = { contact: 'anna@example.com', platform: '', orderNumber: '028-1' } as Feedback;

let form: HTMLFormElement;
beforeEach(() => {
  document.body.innerHTML = '<form><input name="contact"><input name="platform"><input name="orderNumber"></form>';
  form = document.querySelector('form') as HTMLFormElement;
});

test('what somebody typed stays, and is not taken for the last report’s', () => {
  form.querySelectorAll('input')[0]?.setAttribute('value', 'else@example.com');
  expect(prefillTexts(form, report)).toEqual({ orderNumber: '028-1' });
});

test('what a browser filled in itself on the way back counts as prefilled, so that leaving asks nothing', () => {
  form.querySelectorAll('input')[0]?.setAttribute('value', 'anna@example.com');
  expect(prefillTexts(form, report)).toEqual({ contact: 'anna@example.com', orderNumber: '028-1' });
});
