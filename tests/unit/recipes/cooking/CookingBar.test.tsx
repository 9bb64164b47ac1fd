import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Device } from '../../../../src/contract/devices/list.ts';
import type { Recipe } from '../../../../src/contract/recipes/read.ts';
import type { UserInfo } from '../../../../src/contract/user/user.ts';
import { $cookbookDevice } from '../../../../src/stores/cookbook-device.ts';
import { $toast } from '../../../../src/stores/toasts.ts';

let devices: Device[] = [];
vi.mock('../../../../src/app/device/use-devices.ts', () => ({
  useDevices: () => ({ status: 'ready', data: { devices }, refetch: async () => undefined }),
}));
vi.mock('../../../../src/recipes/cooking/use-cooking.ts', () => ({
  useCookings: () => ({ items: [], isStale: false }),
  visibleCooking: () => undefined,
}));

const { CookingBar } = await import('../../../../src/recipes/cooking/CookingBar.tsx');
const { stringsOf } = await import('../../../../src/i18n/strings.ts');
const { createT } = await import('../../../../src/i18n/t.ts');
const { Translator } = await import('../../../../src/ui/screen/use-t.ts');

const t = createT(stringsOf('en', ['common', 'device', 'recipe', 'recipeCook']), 'en');

const user: UserInfo = { uid: 'at-lena', username: 'Lena', lang: 'de', countryAbbr: 'AT', countryCode: '43' };
const fryer = {
  id: 'fryer',
  name: 'Kitchen',
  model: 'K10',
  kind: 'airFryer',
  online: true,
  cooks: { online: true, equipment: 'basket', maxTemperature: 200 },
} as unknown as Device;
const recipe = {
  id: 'chips',
  title: 'Chips',
  servings: 2,
  preheat: false,
  tags: { equipment: ['basket'] },
  steps: [{ text: 'Fry.', image: null, heat: { mode: 'airFry', temperature: 180, minutes: 10 }, minutes: null }],
} as unknown as Recipe;

const show = (signedIn = true) =>
  render(
    <Translator value={t}>
      <CookingBar recipe={recipe} user={signedIn ? user : undefined} hrefs={{ recipeDevice: '/device', recipeCook: '/cook' }} />
    </Translator>,
  );
const choose = (device: Device) => {
  devices = [device];
  $cookbookDevice.set({ uid: user.uid, id: device.id, model: device.model });
};
const bar = () => screen.getByRole('complementary');
const note = () => document.querySelector('.cooker-note');
const start = () => screen.getByRole('button', { name: 'Start cooking' });

beforeEach(() => {
  devices = [];
  $cookbookDevice.set(undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the bar has the device and the button that starts it; cook mode is in the page', () => {
  choose(fryer);
  show();
  expect([...bar().querySelectorAll('a, button')].map((action) => action.textContent)).toEqual([
    expect.stringMatching(/^Kitchen.*Online.*Change$/),
    'Start cooking',
  ]);
  expect(bar().contains(screen.getByRole('link', { name: 'Cook step by step' }))).toBe(false);
});

test('why a device cannot start is in the page, describes the button, and moves into the bar when it is tried', async () => {
  choose({ ...fryer, online: false });
  show();
  expect(note()?.textContent).toBe('Online cooking is not supportedSwitch the device on and check its connection.');
  expect(bar().contains(note())).toBe(false);
  expect(document.getElementById(start().getAttribute('aria-describedby') ?? '')).toBe(note());
  fireEvent.click(start());
  await waitFor(() => expect(bar().contains(note())).toBe(true));
  expect(document.querySelectorAll('.cooker-note')).toHaveLength(1);
  expect($toast.get()?.text).toBe('Online cooking is not supported');
});

test('without a chosen device, starting opens the list that says to choose one', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  show();
  fireEvent.click(start());
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/device?recipe=chips&start=1'));
});

test('a guest has cook mode in the bar', () => {
  show(false);
  expect([...bar().querySelectorAll('a, button')].map((action) => action.textContent)).toEqual(['Cook step by step']);
});
