// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

const ownDevices = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/stores/devices.ts', () => ({ ownDevices }));

const row = (label: string) => `<ul class="filter" aria-label="${label}">
  <li><a href="/allFaqList">All</a></li>
  <li data-key="airFryer" data-kind="airFryer"><a href="/faqList/all-airFryer" aria-current="true">Air fryers</a></li>
  <li data-key="vacuum" data-kind="vacuum"><a href="/faqList/all-vacuum">Robot vacuums</a></li></ul>`;

test('the chosen chips come into sight again as own devices move them, but not in a row that its reader has scrolled', async () => {
  const devices = Promise.withResolvers<object[]>();
  ownDevices.mockReturnValue(devices.promise);
  document.documentElement.dataset.shell = '';
  document.body.innerHTML = `<div class="filters" data-filters="en">${row('left alone')}${row('scrolled')}</div>`;
  const rows = [...document.querySelectorAll('ul')];
  for (const list of rows) {
    list.getBoundingClientRect = () => new DOMRect(0, 0, 300, 44);
    const chosen = list.querySelector('[aria-current]') as HTMLElement;
    // Each chip is 200 px wide.
    const place = () => 200 * [...list.children].findIndex((item) => item.contains(chosen));
    chosen.getBoundingClientRect = () => new DOMRect(place() - list.scrollLeft, 0, 200, 44);
  }
  const positions = () => rows.map(({ scrollLeft }) => scrollLeft);

  await import('../../../../src/features/faq/components/filter.ts');
  expect(positions()).toEqual([150, 150]);
  Object.assign(rows[1] ?? {}, { scrollLeft: 10 });
  devices.resolve([{ kind: 'vacuum', place: 'here' }]);
  await vi.waitFor(() => expect(rows[0]?.children[1]?.textContent).toBe('Robot vacuums'));
  expect(positions()).toEqual([350, 10]);
});
