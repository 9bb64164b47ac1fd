import type { Screen } from '../screens.ts';
import { read } from './calls.ts';
import { fill, find, h } from './dom.ts';
import type { Phone } from './phone.ts';
import type { State } from './state.ts';

interface Means {
  state: State;
  phone: Phone;
  showPhone: () => void;
}

/** Every screen of the route table, and the check of the app. A tap opens it in the phone as the app would: without a language in the address. */
export function createScreens({ state, phone, showPhone }: Means) {
  const list = h('ul', { class: 'screens' });
  const count = h('span', { class: 'count' });
  const search = h('input', { type: 'search', placeholder: 'Find a screen', 'aria-label': 'Find a screen' });
  find('#screens').append(h('header', {}, h('h2', {}, 'Screens'), count), search, list);

  const filter = () => {
    const wanted = search.value.trim().toLowerCase();
    for (const row of list.querySelectorAll('li')) row.hidden = !row.dataset.text?.includes(wanted);
  };
  search.oninput = filter;

  const openScreen = (path: string) => {
    phone.open(path);
    showPhone();
  };

  const refresh = async () => {
    const { user, lang } = state.values;
    const screens = await read('screens', { uid: user, lang });
    fill(
      list,
      screens.map((screen) => row(screen, openScreen)),
    );
    const built = screens.filter((screen) => screen.built).length;
    count.textContent = `${built} of ${screens.length} built in this language`;
    filter();
  };

  state.onChange((changes) => {
    if ('user' in changes || 'lang' in changes) void refresh();
  });
  return { refresh };
}

function row({ title, path, example, built }: Screen, open: (path: string) => void): HTMLLIElement {
  const id = example ? h('input', { value: example, size: 8, 'aria-label': `Id for ${path}`, spellcheck: false }) : undefined;
  const address = () => (id ? path.replace(/:\w+/, encodeURIComponent(id.value || '1')) : path);
  const [before, after] = path.split(/:\w+/);
  return h(
    'li',
    { class: built ? '' : 'missing', dataset: { text: `${title} ${path}`.toLowerCase() } },
    h(
      'button',
      { type: 'button', onclick: () => open(address()) },
      h('strong', {}, title),
      !built && h('em', {}, 'not built yet'),
    ),
    h('span', { class: 'path' }, before, id, after),
  );
}
