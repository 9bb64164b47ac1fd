import { ask } from './calls.js';
import { card, h, toggle } from './dom.js';

const places = { home: 'in the current home', shared: 'shared by somebody', otherHome: 'in another home', removed: 'removed' };

/** The person's devices as the server has them. They are the server's: only whether one is reachable can be changed here. */
export function createDevices({ state, onChange }) {
  const list = h('div', { class: 'devices' });
  const element = card('Devices', list);

  const refresh = async () => {
    const person = state.person();
    const devices = person ? await ask(`devices?uid=${encodeURIComponent(person.uid)}`) : [];
    list.replaceChildren(
      ...(devices.length
        ? devices.map((device) => row(device, refresh))
        : [h('p', { class: 'empty' }, person ? 'This person has no device.' : 'Nobody is signed in.')]),
    );
    onChange(devices);
  };

  state.onChange((changes) => {
    if ('user' in changes) void refresh();
  });
  return { element, refresh };
}

function row({ id, name, model, place, home, online }, refresh) {
  if (place === 'removed') return h('div', { class: 'toggle' }, h('span', {}, name, h('small', {}, `${model} · removed`)));
  const set = async (on) => {
    await ask('devices/online', { id, online: on });
    await refresh();
  };
  return toggle(name, online, set, `${model} · ${home}, ${places[place]}`);
}
