import { ask } from './calls.js';
import { h } from './dom.js';

/** Every screen of the route table. A tap opens it in the phone as the app would: without a language in the address. */
export function createScreens({ state, phone, showPhone }) {
  const panel = document.querySelector('#screens');
  const list = h('ul', { class: 'screens' });
  const count = h('span', { class: 'count' });
  const search = h('input', {
    type: 'search',
    placeholder: 'Find a screen',
    'aria-label': 'Find a screen',
    oninput: () => filter(),
  });
  panel.append(h('header', {}, h('h2', {}, 'Screens'), count), search, list);

  const filter = () => {
    const wanted = search.value.trim().toLowerCase();
    for (const row of list.children) row.hidden = !row.dataset.text.includes(wanted);
  };

  const openScreen = (path) => {
    phone.open(path);
    showPhone();
  };

  const row = ({ title, path, example, built }) => {
    const id = example && h('input', { value: example, size: 8, 'aria-label': `Id for ${path}`, spellcheck: false });
    const address = () => (id ? path.replace(/:\w+/, encodeURIComponent(id.value || '1')) : path);
    const [before, after] = path.split(/:\w+/);
    return h(
      'li',
      { class: built ? '' : 'missing', dataset: { text: `${title} ${path}`.toLowerCase() } },
      h(
        'button',
        { type: 'button', onclick: () => openScreen(address()) },
        h('strong', {}, title),
        built || h('em', {}, 'not built yet'),
      ),
      h('span', { class: 'path' }, before, id, after),
    );
  };

  const refresh = async () => {
    const { user, lang } = state.values;
    const screens = await ask(`screens?${new URLSearchParams({ uid: user, lang })}`);
    list.replaceChildren(...screens.map(row));
    const built = screens.filter((screen) => screen.built).length;
    count.textContent = `${built} of ${screens.length} built in this language`;
    filter();
  };

  state.onChange((changes) => {
    if ('user' in changes || 'lang' in changes) void refresh();
  });
  return { refresh };
}
