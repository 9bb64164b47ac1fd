import { ask } from './calls.js';
import { card, field, h, notice, segments, select, toggle } from './dom.js';

const regionNames = { cn: 'Region cn', us: 'Region us', eu: 'Region eu' };

/** Which page the phone shows, and the way to it in a plain browser. */
function drawPage({ world, state, phone }) {
  const address = h('input', { value: state.values.open, 'aria-label': 'Address in the phone', spellcheck: false });
  state.onChange(({ open }) => {
    if (open) address.value = open;
  });
  const go = (event) => {
    event.preventDefault();
    phone.open(address.value.startsWith('/') ? address.value : `/${address.value}`);
  };
  const inBrowser = async () => {
    const tab = window.open('', '_blank');
    const person = state.person();
    const hash = person ? `#?token=${(await ask('token', { uid: person.uid })).token}&country=${person.country}` : '';
    tab.opener = null;
    tab.location.replace(world.site + state.values.open + hash);
  };
  return card(
    'Page',
    h('form', { class: 'row address', onsubmit: go }, address, h('button', {}, 'Open')),
    h('button', { type: 'button', onclick: inBrowser }, 'Open in a plain browser, signed in'),
  );
}

/** Everything that the app and the phone decide, and a page only learns. */
export function drawControls({ world, state, phone, forgetToken, cards }) {
  const { values } = state;
  const panel = document.querySelector('#controls');
  const change = (name) => (value) => state.set({ [name]: value });

  const page = drawPage({ world, state, phone });

  const functions = h('div', {});
  const drawFunctions = () =>
    functions.replaceChildren(
      ...world.functions.map((name) =>
        toggle(name, !values.without.includes(name), (on) =>
          state.set({ without: on ? values.without.filter((other) => other !== name) : [...values.without, name] }),
        ),
      ),
    );
  drawFunctions();

  const draw = () => {
    const country = world.countries.find(({ abbr }) => abbr === values.country);
    const person = state.person();
    const elsewhere = person && person.region !== country.region;
    const signedIn = (region) =>
      world.users
        .filter((user) => user.region === region)
        .map(({ uid, username, country: abbr }) => [uid, `${username} · ${abbr}`]);

    panel.replaceChildren(
      page,
      card(
        'Person',
        field(
          'Signed in',
          select(
            [...world.regions.map((region) => [regionNames[region], signedIn(region)]), ['none', 'Nobody']],
            values.user,
            (uid) => {
              const user = world.users.find((row) => row.uid === uid);
              state.set({ user: uid, ...(user && { country: user.country, lang: user.lang }) });
            },
          ),
        ),
        field(
          'Country',
          select(
            world.countries.map(({ abbr, name, region }) => [abbr, `${name} · ${region}`]),
            values.country,
            change('country'),
          ),
          elsewhere && `This person’s data is in the region ${person.region}; the servers of ${country.region} refuse it.`,
        ),
        h(
          'div',
          { class: 'row' },
          h(
            'button',
            {
              type: 'button',
              disabled: !person,
              onclick: async () => {
                await ask('expire', { uid: person.uid });
                notice('Every token of this person is over. The next call is answered with 401.');
              },
            },
            'Expire token',
          ),
          h('button', { type: 'button', onclick: () => clearWebData(forgetToken, phone) }, 'Clear web data'),
        ),
      ),
      card(
        'App',
        field(
          'Language',
          select(
            [...world.languages.map(({ key, label }) => [key, `${label} · ${key}`]), ['xx', 'Unknown · xx']],
            values.lang,
            change('lang'),
          ),
        ),
        segments('Brand', [...world.brands.map(({ key, name }) => [key, name]), ['none', 'None']], values.brand, change('brand')),
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
      ),
      ...cards,
      h(
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
      ),
    );
  };

  state.onChange((changes) => {
    if ('user' in changes || 'country' in changes) draw();
    if ('without' in changes && !functions.contains(document.activeElement)) drawFunctions();
  });
  draw();
}

/** As if the app had been installed anew: nothing that a page has kept is left. */
async function clearWebData(forgetToken, phone) {
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  document.cookie = 'companion-phone-lang=; path=/; max-age=0';
  const databases = (await indexedDB.databases?.()) ?? [];
  for (const { name } of databases) indexedDB.deleteDatabase(name);
  for (const name of await caches.keys()) await caches.delete(name);
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
  forgetToken();
  phone.open(phone.here());
  notice('Storage, databases, caches and workers of the phone’s web view are empty.');
}
