import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserInfo } from '../../../../src/contract/user/user.ts';

const user: UserInfo = { uid: 'at-lena', username: 'Lena', lang: 'de', countryAbbr: 'AT', countryCode: '43' };

/** A page that has not loaded the form yet: a module is loaded once. */
async function open() {
  vi.resetModules();
  const { cleanup, fireEvent, screen } = await import('@testing-library/react');
  const { LazyMessageForm } = await import('../../../../src/app/conversation/LazyMessageForm.tsx');
  const { renderInScreen } = await import('../../ui/in-screen.tsx');
  renderInScreen(<LazyMessageForm forms="ticketMessage" id="lazy" user={user} folded doneHref="/rmaList" onSent={vi.fn()} />);
  const loaded = async () => (await screen.findByLabelText('Your message')).closest('details') as HTMLDetailsElement;
  return { button: screen.getByRole('button', { name: 'Write to customer service' }), fireEvent, loaded, cleanup };
}
let page: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  page = await open();
});
afterEach(() => page.cleanup());

test('until the form is loaded, its button keeps its place; then the focus stays at it, and what was pressed opens', async () => {
  page.button.focus();
  page.fireEvent.click(page.button);
  const { open: isOpen, firstElementChild: summary } = await page.loaded();
  expect(isOpen).toBe(true);
  expect(summary?.textContent).toBe('Write to customer service');
  expect(document.activeElement).toBe(summary);
});

test('a form that comes while its button is held down opens: the button, which is gone, gets no click', async () => {
  page.fireEvent.pointerDown(page.button);
  expect((await page.loaded()).open).toBe(true);
});

test('a form whose button was left again stays folded', async () => {
  page.fireEvent.pointerDown(page.button);
  page.fireEvent.pointerOut(page.button);
  expect((await page.loaded()).open).toBe(false);
});
