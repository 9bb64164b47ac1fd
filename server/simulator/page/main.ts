import type { Device } from '../../../src/contract/devices/list.ts';
import type { PhoneInfo } from '../phone-messages.ts';
import { read, type World } from './calls.ts';
import { drawControls } from './controls.ts';
import { createCooking } from './cooking.ts';
import { createDevices } from './devices.ts';
import { find } from './dom.ts';
import { createFunctions } from './functions.ts';
import { drawHome } from './home.ts';
import { createLog } from './log.ts';
import { createCookbooks } from './native-recipes.ts';
import { createPhone, type Phone } from './phone.ts';
import { createScreens } from './screens.ts';
import { createService } from './service.ts';
import { createState, type Settings } from './state.ts';
import { createTabs } from './tabs.ts';

void read('world').then(start);

async function start(world: World): Promise<void> {
  const state = createState(world);
  const { values } = state;
  const cookbooks = createCookbooks();
  let devices: readonly Device[] = [];
  let badge = 0;

  const setBadge = (count: number) => {
    badge = count;
    showBadge(count);
    phone.redrawHome();
  };

  const functions = createFunctions({
    world,
    state,
    getPhone: () => phone,
    setBadge,
    record: createLog(),
    onBound: () => void deviceList.refresh(),
    cookbooks,
  });

  const phone = createPhone({
    info: () => phoneInfo(world, values, functions.offered()),
    onCall: functions.onCall,
    onPath: (path) => state.set({ open: path }),
    drawHome: () => drawHome({ world, state, devices, badge, open: (path) => phone.open(path) }),
  });

  const deviceList = createDevices({
    state,
    onChange: (list) => {
      devices = list;
      phone.redrawHome();
    },
  });

  drawControls({
    world,
    state,
    phone,
    forgetToken: functions.forgetToken,
    cards: [deviceList.element, createCooking({ state, cookbooks })],
  });
  const tabs = createTabs((view) => {
    if (view === 'service') void service.refresh();
  });
  const showPhone = () => {
    if (tabs.hasPhoneTab()) tabs.show('phone');
  };
  const screens = createScreens({ state, phone, showPhone });
  const service = createService({ world, state, isShown: () => tabs.shown() === 'service' && !document.hidden });

  state.onChange((changes) => {
    if ('network' in changes) applyNetwork(values, phone);
    // As docs/native-apps.md asks of an app: no page may be open that could do it.
    if ('user' in changes) setBadge(0);
    if (needsReopening.some((name) => name in changes) && phone.isOpen()) phone.open(withoutLanguage(world, phone.here()));
    applyLooks(values);
    phone.redrawHome();
  });

  showTime();
  setInterval(showTime, 10_000);
  applyLooks(values);
  applyNetwork(values, phone);
  tabs.show();
  phone.open(values.open);
  await Promise.all([deviceList.refresh(), screens.refresh()]);
}

const isOffline = ({ network }: Settings): boolean => network === 'offline';

function applyNetwork(values: Settings, phone: Phone): void {
  document.cookie = `companion-phone-offline=1; path=/; SameSite=Lax; max-age=${isOffline(values) ? 86400 : 0}`;
  phone.setOffline(isOffline(values));
}

function phoneInfo(world: World, values: Settings, capabilities: NonNullable<PhoneInfo['capabilities']>): PhoneInfo {
  const { lang, platform } = values;
  const brand = world.brands.find(({ key }) => key === values.brand);
  return {
    v: 1,
    capabilities,
    lang,
    ...(brand && { brand: brand.key, brandName: brand.name }),
    platform,
    offline: isOffline(values),
  };
}

/** Settings that a page is told at document start only. */
const needsReopening = ['user', 'lang', 'country', 'brand', 'platform', 'without'] as const;

/** The page's path without a language: the phone's language decides, as when the app opens it. */
const withoutLanguage = (world: World, path: string): string =>
  world.languages.reduce((rest, { code }) => (rest.startsWith(`/${code}/`) ? rest.slice(code.length + 1) : rest), path);

function showBadge(count: number): void {
  const mark = find('[data-badge]');
  mark.textContent = count > 99 ? '99+' : String(count);
  mark.hidden = !count;
  mark.parentElement?.setAttribute('aria-label', `Home: the app itself${count ? `, ${mark.textContent} unread` : ''}`);
}

function applyLooks({ platform, network }: Pick<Settings, 'platform' | 'network'>): void {
  Object.assign(find('.phone').dataset, { platform, network });
}

function showTime(): void {
  find('[data-clock]').textContent = new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
