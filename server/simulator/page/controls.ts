import type { Region } from '../../../src/contract/regions.ts';
import { countryOf, type World, write } from './calls.ts';
import { button, card, field, fill, find, h, notice, segments, select, toggle } from './dom.ts';
import type { Phone } from './phone.ts';
import type { Settings, State } from './state.ts';

interface Means {
  world: World;
  state: State;
  phone: Phone;
  forgetToken: () => void;
}

type Change = <Name extends keyof Settings>(name: Name) => (value: Settings[Name]) => void;

/** Everything that the app and the phone decide, and a page only learns. */
export function drawControls({ cards, ...means }: Means & { cards: HTMLElement[] }): void {
  const { state } = means;
  const change: Change = (name) => (value) => state.set({ [name]: value });
  const page = pageCard(means);
  const functions = functionToggles(means);
  const draw = () => {
    fill(find('#controls'), page, personCard(means, change), appCard(means, change), cards, bridgeCard(means, change, functions));
  };
  state.onChange((changes) => {
    if ('user' in changes || 'country' in changes) draw();
  });
  draw();
}

/** Which page the phone shows, and a link to it in a plain browser. */
function pageCard({ world, state, phone }: Means): HTMLElement {
  const address = h('input', { value: state.values.open, 'aria-label': 'Address in the phone', spellcheck: false });
  state.onChange(({ open }) => {
    if (open) address.value = open;
  });
  const go = (event: Event) => {
    event.preventDefault();
    phone.open(address.value.startsWith('/') ? address.value : `/${address.value}`);
  };
  const inBrowser = async () => {
    const tab = window.open('', '_blank');
    const person = state.person();
    const hash = person ? `#?token=${(await write('token', { uid: person.uid })).token}&country=${person.country}` : '';
    if (!tab) return;
    tab.opener = null;
    tab.location.replace(world.site + state.values.open + hash);
  };
  return card(
    'Page',
    h('form', { class: 'row address', onsubmit: go }, address, h('button', {}, 'Open')),
    button('Open in a plain browser, signed in', inBrowser),
  );
}

function personCard({ world, state, phone, forgetToken }: Means, change: Change): HTMLElement {
  const person = state.person();
  const country = countryOf(world, state.values.country);
  const elsewhere = person !== undefined && person.region !== country.region;
  const signedIn = (region: Region) =>
    world.users
      .filter((user) => user.region === region)
      .map(({ uid, username, country: abbr }) => [uid, `${username} · ${abbr}`] as const);
  const signIn = (uid: string) => {
    const user = world.users.find((row) => row.uid === uid);
    state.set({ user: uid, ...(user && { country: user.country, lang: user.lang }) });
  };
  const expire = async () => {
    await write('expire', { uid: person?.uid });
    notice('Every token of this person has expired. The next call is answered with 401.');
  };
  const people = [...world.regions.map((region) => [`Region ${region}`, signedIn(region)] as const), ['none', 'Nobody'] as const];
  return card(
    'Person',
    field('Signed in', select(people, state.values.user, signIn)),
    field(
      'Country',
      select(
        world.countries.map(({ abbr, name, region }) => [abbr, `${name} · ${region}`] as const),
        state.values.country,
        change('country'),
      ),
      elsewhere && `This person’s data is in the region ${person.region}; the servers of ${country.region} refuse it.`,
    ),
    h(
      'div',
      { class: 'row' },
      button('Expire token', expire, { disabled: !person }),
      button('Clear web data', () => clearWebData(forgetToken, phone)),
    ),
  );
}

function appCard({ world, state: { values } }: Means, change: Change): HTMLElement {
  const languages = world.languages.map(({ key, label }) => [key, `${label} · ${key}`] as const);
  const brands = world.brands.map(({ key, name }) => [key, name] as const);
  return card(
    'App',
    field('Language', select<string>([...languages, ['xx', 'Unknown · xx']], values.lang, change('lang'))),
    segments<string>('Brand', [...brands, ['none', 'None']], values.brand, change('brand')),
    segments(
      'Platform',
      [
        ['android', 'Android'],
        ['ios', 'iOS'],
      ],
      values.platform,
      change('platform'),
    ),
    segments(
      'Network',
      [
        ['online', 'Online'],
        ['offline', 'Offline'],
      ],
      values.network,
      change('network'),
    ),
  );
}

function functionToggles({ world, state }: Means): HTMLElement {
  const element = h('div', {});
  const draw = () => {
    const { without } = state.values;
    const set = (name: string) => (on: boolean) => {
      const others = state.values.without.filter((other) => other !== name);
      state.set({ without: on ? others : [...others, name] });
    };
    fill(
      element,
      world.functions.map((name) => toggle(name, !without.includes(name), set(name))),
    );
  };
  state.onChange((changes) => {
    if ('without' in changes && !element.contains(document.activeElement)) draw();
  });
  draw();
  return element;
}

function bridgeCard({ state: { values } }: Means, change: Change, functions: HTMLElement): HTMLElement {
  return h(
    'details',
    { class: 'card', open: values.without.length > 0 || values.answers !== 'now' },
    h('summary', {}, h('h2', {}, 'Bridge')),
    segments(
      'Answers',
      [
        ['now', 'At once'],
        ['late', 'After 6 s'],
        ['never', 'Never'],
      ],
      values.answers,
      change('answers'),
    ),
    toggle('Online support', values.support, change('support'), 'What getOnlineServiceSwitch says'),
    h('h3', {}, 'Functions the app has'),
    functions,
  );
}

/** Removes everything that pages have stored, as a fresh install of the app would. */
async function clearWebData(forgetToken: () => void, phone: Phone): Promise<void> {
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  document.cookie = 'companion-phone-lang=; path=/; max-age=0';
  for (const { name } of (await indexedDB.databases?.()) ?? []) {
    if (name) indexedDB.deleteDatabase(name);
  }
  for (const name of await caches.keys()) await caches.delete(name);
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
  forgetToken();
  phone.open(phone.here());
  notice('Storage, databases, caches and workers of the phone’s web view are empty.');
}
