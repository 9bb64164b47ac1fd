import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Device } from '../../../../src/contract/devices/list.ts';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { CookerList } from '../../../../src/recipes/cooking/CookerList.tsx';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

const t = createT(stringsOf('en', ['common', 'device', 'recipe', 'recipeCook', 'recipeTags']), 'en');
const cooker = (name: string, more: object = {}, cooks: object = {}) =>
  ({
    id: name,
    name,
    model: 'K10',
    kind: 'airFryer',
    online: true,
    place: 'home',
    cooks: { online: true, equipment: 'basket', maxTemperature: 200, ...cooks },
    ...more,
  }) as unknown as Device;
const answer = (title: string) => ({ title, href: `/faqDetail/${title}`, lang: undefined });
const answers = { heading: 'These might help', offline: answer('offline'), unable: answer('unable') };

const show = (devices: readonly Device[], onChoose = vi.fn<(device: Device) => void>()) => {
  render(
    <Translator value={t}>
      <CookerList {...{ devices, answers, onChoose }} chosen={undefined} />
    </Translator>,
  );
  return onChoose;
};
const line = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const drawing = (name: string) => line(name).querySelector('use')?.getAttribute('href');
const isDim = (name: string) => line(name).dataset.muted === 'true';

afterEach(cleanup);

test('those that can cook come first, then those that are offline, which say what helps and can be chosen', () => {
  const offline = cooker('Offline one', { online: false });
  const onChoose = show([cooker('Old', { place: 'removed' }), offline, cooker('Ready')]);
  const [first, second, third] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toContain('Ready');
  expect(second).toContain('Switch the device on and check its connection.');
  expect(third).toContain('Device removed');
  fireEvent.click(within(line('Offline one')).getByRole('button'));
  expect(onChoose).toHaveBeenCalledWith(offline);
  expect(within(line('Old')).queryByRole('button')).toBeNull();
});

test('those that cannot be chosen are dim and say why in plain words, and an oven has a drawing of its own', () => {
  show([cooker('Ready'), cooker('Oven', { online: false }, { equipment: 'oven' }), cooker('Small', {}, { online: false })]);
  expect(['Ready', 'Oven', 'Small'].map(isDim)).toEqual([false, false, true]);
  expect(['Ready', 'Oven', 'Small'].map((name) => line(name).querySelector('.tag')?.textContent)).toEqual([
    'Online',
    'Offline',
    undefined,
  ]);
  expect(['Ready', 'Oven', 'Small'].map(drawing)).toEqual(['#icon-airFryer', '#icon-oven', '#icon-airFryer']);
});

test('answers of the help center follow where something is wrong that they are about', () => {
  show([cooker('Ready'), cooker('Small', {}, { online: false })]);
  expect(screen.getByRole('heading', { name: 'These might help' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'unable' }).getAttribute('href')).toBe('/faqDetail/unable');
  expect(screen.queryByRole('link', { name: 'offline' })).toBeNull();
});

test('no answers follow where all can cook', () => {
  show([cooker('Ready')]);
  expect(screen.queryByRole('heading')).toBeNull();
});
