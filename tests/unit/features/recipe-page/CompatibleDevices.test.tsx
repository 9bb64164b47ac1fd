import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Device } from '../../../../src/contract/devices/list.ts';
import type { Recipe } from '../../../../src/contract/recipes/read.ts';
import type { UserInfo } from '../../../../src/contract/user/user.ts';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { $cookbookDevice } from '../../../../src/stores/cookbook-device.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

const account = vi.hoisted(() => ({ devices: [] as unknown[] }));
vi.mock('../../../../src/app/device/use-devices.ts', () => ({ useDevices: () => ({ status: 'ready', data: account }) }));

const { CompatibleDevices } = await import('../../../../src/features/recipe-page/components/CompatibleDevices.tsx');

const t = createT(stringsOf('en', ['common', 'device', 'recipe', 'recipeCook', 'recipePage', 'recipeTags']), 'en');
const heat = { mode: 'bake', temperature: 180, minutes: 5 };
const recipe = { steps: [{ heat }], tags: { equipment: ['basket'] } } as unknown as Recipe;
const device = (name: string, more: Partial<Device> = {}, cooks: object = {}) => ({
  ...{ id: name, name, model: 'K10', kind: 'airFryer', online: true, place: 'home' },
  cooks: { online: true, equipment: 'basket', maxTemperature: 200, ...cooks },
  ...more,
});

const show = (...devices: unknown[]) => {
  account.devices = devices;
  render(
    <Translator value={t}>
      <CompatibleDevices recipe={recipe} user={{ uid: 'ada' } as UserInfo} />
    </Translator>,
  );
};
const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const names = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent);

beforeEach(() => $cookbookDevice.set(undefined));

test('a device that can cook the recipe is chosen by a press on its row', () => {
  show(device('Ready'), device('Other kind', {}, { equipment: 'oven' }), device('Too cool', {}, { maxTemperature: 150 }));
  expect(names()).toEqual(['Ready']);
  expect(screen.getByText('Please select cooking device before operating')).not.toBeNull();
  const choose = within(row('Ready')).getByRole('button', { current: false });
  fireEvent.click(choose);
  expect($cookbookDevice.get()).toMatchObject({ uid: 'ada', id: 'Ready' });
  expect(choose.getAttribute('aria-current')).toBe('true');
  expect(row('Ready').textContent).toContain('Selected');
  expect(screen.getByText('Your device for this recipe:')).not.toBeNull();
});

test('a device that is made for the recipe and cannot be chosen says why, and what to do', () => {
  show(device('By hand', {}, { online: false }), device('Cabin', { place: 'otherHome' }), device('Asleep', { online: false }));
  expect(names()).toEqual(['Asleep', 'By hand', 'Cabin']);
  expect(row('By hand').textContent).toContain('Choose another device, or cook step by step.');
  expect(row('Cabin').textContent).toContain('To use it, switch to its home in the app.');
  for (const name of ['By hand', 'Cabin']) expect(within(row(name)).queryByRole('button')).toBeNull();
  for (const part of ['Offline', 'Switch the device on']) expect(row('Asleep').textContent).toContain(part);
  expect(within(row('Asleep')).getByRole('button')).not.toBeNull();
});

test('without any device for the recipe, it can still be cooked step by step', () => {
  show(device('Other kind', {}, { equipment: 'oven' }));
  expect(names()).toEqual([]);
  expect(screen.getByText(/None of your devices is made for this recipe/)).not.toBeNull();
});
