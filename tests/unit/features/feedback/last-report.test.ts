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

test('what was prefilled is not filled in by a browser that comes back to the page', () => {
  const [contact, platform] = form.querySelectorAll('input');
  expect(prefillTexts(form, report)).toEqual({ contact: 'anna@example.com', orderNumber: '028-1' });
  expect(contact?.autocomplete).toBe('off');
  expect(platform?.autocomplete).not.toBe('off');
});
