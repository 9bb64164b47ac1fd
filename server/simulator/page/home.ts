import type { Device } from '../../../src/contract/devices/list.ts';
import type { World } from './calls.ts';
import { h } from './dom.ts';
import type { State } from './state.ts';

/** Path, title and the shape of the icon. */
const tiles = [
  ['/home', 'Feedback & Suggestions', 'M4 5h16v11H9l-5 4z'],
  ['/helpCenter', 'Help center', 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm-2 6a2 2 0 1 1 2.6 1.9c-.4.1-.6.4-.6.8v.6m0 2.6v.1'],
  ['/recipes', 'Recipes', 'M6 4v6a2 2 0 0 0 4 0V4M8 12v8m8-16c-2 1-3 3-3 6s1 3 3 3m0-9v16'],
  ['/scene', 'Smart scenes', 'M12 3v3m0 12v3M3 12h3m12 0h3M8 12a4 4 0 1 1 8 0 4 4 0 0 1-8 0z'],
] as const;

interface Home {
  world: World;
  state: State;
  devices: readonly Device[];
  /** Unread reports and tickets */
  badge: number;
  open: (path: string) => void;
}

/** The app's own home screen, which is seen while no page is open. */
export function drawHome({ world, state, devices, badge, open }: Home): HTMLElement {
  const brand = world.brands.find(({ key }) => key === state.values.brand) ?? world.brands[0];
  return h(
    'div',
    { class: 'layer home', dataset: { brand: brand?.key ?? '' } },
    h('header', {}, h('h2', {}, brand?.name), h('p', {}, state.person()?.username ?? 'Not signed in')),
    h(
      'div',
      { class: 'tiles' },
      tiles.map(([path, title, shape], index) =>
        h(
          'button',
          { type: 'button', onclick: () => open(path) },
          icon(shape),
          h('span', {}, title),
          index === 0 && badge > 0 && h('span', { class: 'badge', 'aria-label': `${badge} unread` }, badge),
        ),
      ),
    ),
    h('h3', {}, 'My devices'),
    devices.length > 0
      ? h('ul', {}, devices.filter(({ place }) => place !== 'removed').map(deviceRow))
      : h('p', {}, 'No device yet.'),
  );
}

const deviceRow = ({ name, model, online }: Device) =>
  h(
    'li',
    {},
    h('span', {}, name, h('small', {}, model)),
    h('span', { class: online ? 'state on' : 'state' }, online ? 'Online' : 'Offline'),
  );

function icon(shape: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  path.setAttribute('d', shape);
  svg.append(path);
  return svg;
}
