import type { Device } from '../../../src/contract/devices/list.ts';
import { read, write } from './calls.ts';
import { button, card, fill, h, type Option, select, toggle } from './dom.ts';
import type { State } from './state.ts';

/** Where a device can be put; a shared one is somebody else's to move. */
const places: readonly Option<Exclude<Device['place'], 'shared'>>[] = [
  ['home', 'Current home'],
  ['otherHome', 'Other home'],
  ['removed', 'Removed'],
];

interface Means {
  state: State;
  onChange: (devices: Device[]) => void;
}

/** The person's devices as the server has them, with controls for the connection and the place of each, and for adding others. */
export function createDevices({ state, onChange }: Means) {
  const list = h('div', { class: 'devices' });
  const add = (model: string) => async () => {
    await write('devices/bind', { uid: state.person()?.uid, model });
    await refresh();
  };
  const buttons = h('div', { class: 'row' }, button('Add vacuum', add('V330')), button('Add air fryer', add('K10')));
  const element = card('Devices', list, buttons);

  const refresh = async () => {
    const person = state.person();
    buttons.hidden = !person;
    const devices = person ? await read('devices', { uid: person.uid }) : [];
    const none = person ? 'This person has no device.' : 'Nobody is signed in.';
    fill(list, devices.length > 0 ? devices.map((device) => row(device, refresh)) : h('p', { class: 'empty' }, none));
    onChange(devices);
  };

  state.onChange((changes) => {
    if ('user' in changes) void refresh();
  });
  return { element, refresh };
}

function row({ id, name, model, place, online }: Device, refresh: () => Promise<void>): HTMLElement {
  const setOnline = async (on: boolean) => {
    await write('devices/online', { id, online: on });
    await refresh();
  };
  const move = async (to: Device['place']) => {
    await write('devices/place', { id, place: to });
    await refresh();
  };
  return h(
    'div',
    { class: 'device' },
    place === 'removed' ? h('p', {}, name) : toggle(name, online, setOnline),
    h('small', {}, model, ' · ', place === 'shared' ? 'shared by somebody' : select(places, place, move, `Where ${name} is`)),
  );
}
