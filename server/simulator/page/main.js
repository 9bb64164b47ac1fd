import { ask } from './calls.js';
import { drawControls } from './controls.js';
import { createCookbooks } from './cookbooks.js';
import { createCooking } from './cooking.js';
import { createDevices } from './devices.js';
import { createFunctions } from './functions.js';
import { drawHome } from './home.js';
import { createLog } from './log.js';
import { createPhone } from './phone.js';
import { createScreens } from './screens.js';
import { createService } from './service.js';
import { createState } from './state.js';
import { createTabs } from './tabs.js';

const world = await ask('world');
const state = createState(world);
const { values } = state;
const offline = () => values.network === 'offline';
const cookbooks = createCookbooks();
let devices = [];
let badge = 0;

const setBadge = (count) => {
  badge = count;
  const mark = document.querySelector('[data-badge]');
  mark.textContent = count > 99 ? '99+' : count;
  mark.hidden = !count;
  mark.parentElement.ariaLabel = `Home: the app itself${count ? `, ${mark.textContent} unread` : ''}`;
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
  info: () => {
    const brand = world.brands.find(({ key }) => key === values.brand);
    return {
      v: 1,
      capabilities: functions.offered(),
      lang: values.lang,
      ...(brand && { brand: brand.key, brandName: brand.name }),
      platform: values.platform,
      offline: offline(),
    };
  },
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

/** The page's path without a language: the phone's language decides, as when the app opens it. */
const plain = (path) =>
  world.languages.reduce((rest, { code }) => (rest.startsWith(`/${code}/`) ? rest.slice(code.length + 1) : rest), path);

const applyNetwork = () => {
  document.cookie = `companion-phone-offline=1; path=/; SameSite=Lax; max-age=${offline() ? 86400 : 0}`;
  phone.setOffline(offline());
};

const looks = () => {
  const body = document.querySelector('.phone');
  body.dataset.platform = values.platform;
  body.dataset.network = values.network;
};

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
const screens = createScreens({ state, phone, showPhone: () => tabs.hasPhoneTab() && tabs.show('phone') });
const service = createService({ world, state, isShown: () => tabs.shown() === 'service' && !document.hidden });

state.onChange((changes) => {
  if ('network' in changes) applyNetwork();
  if ('user' in changes) setBadge(0);
  if (['user', 'lang', 'country', 'brand', 'platform', 'without'].some((name) => name in changes) && phone.isOpen())
    phone.open(plain(phone.here()));
  looks();
  phone.redrawHome();
});

const clock = () => {
  document.querySelector('[data-clock]').textContent = new Date().toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  });
};
clock();
setInterval(clock, 10_000);

looks();
applyNetwork();
tabs.show();
phone.open(values.open);
await Promise.all([deviceList.refresh(), screens.refresh()]);
