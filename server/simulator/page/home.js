import { h } from './dom.js';

const tiles = [
  ['/home', 'Feedback & Suggestions', 'M4 5h16v11H9l-5 4z'],
  ['/helpCenter', 'Help center', 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm-2 6a2 2 0 1 1 2.6 1.9c-.4.1-.6.4-.6.8v.6m0 2.6v.1'],
  ['/recipes', 'Recipes', 'M6 4v6a2 2 0 0 0 4 0V4M8 12v8m8-16c-2 1-3 3-3 6s1 3 3 3m0-9v16'],
  ['/scene', 'Smart scenes', 'M12 3v3m0 12v3M3 12h3m12 0h3M8 12a4 4 0 1 1 8 0 4 4 0 0 1-8 0z'],
];

/** The app itself, as far as it matters here: what is seen when no page is open. */
export function drawHome({ world, state, devices, badge, open }) {
  const { values } = state;
  const brand = world.brands.find(({ key }) => key === values.brand) ?? world.brands[0];
  const person = state.person();
  return h(
    'div',
    { class: 'layer home', dataset: { brand: brand.key } },
    h('header', {}, h('h2', {}, brand.name), h('p', {}, person ? person.username : 'Not signed in')),
    h(
      'div',
      { class: 'tiles' },
      tiles.map(([path, title, shape], index) =>
        h(
          'button',
          { type: 'button', onclick: () => open(path) },
          h('svg', { viewBox: '0 0 24 24' }, h('path', { d: shape })),
          h('span', {}, title),
          index === 0 && badge > 0 && h('span', { class: 'badge', 'aria-label': `${badge} unread` }, badge),
        ),
      ),
    ),
    h('h3', {}, 'My devices'),
    devices.length
      ? h(
          'ul',
          {},
          devices
            .filter(({ place }) => place !== 'removed')
            .map(({ name, model, online }) =>
              h(
                'li',
                {},
                h('span', {}, name, h('small', {}, model)),
                h('span', { class: online ? 'state on' : 'state' }, online ? 'Online' : 'Offline'),
              ),
            ),
        )
      : h('p', {}, 'No device yet.'),
  );
}
