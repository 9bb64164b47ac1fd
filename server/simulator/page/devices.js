import { ask } from './calls.js';
import { card, h, select, toggle } from './dom.js';

const places = [
  ['home', 'Current home'],
  ['otherHome', 'Other home'],
  ['removed', 'Removed'],
];

/** The person's devices as the server has them: whether one can be reached and where it stands is changed here, and others are added. */
export function createDevices({ state, onChange }) {
  const list = h('div', { class: 'devices' });
  const add = (model) => async () => {
    await ask('devices/bind', { uid: state.person().uid, model });
    await refresh();
  };
  const buttons = h(
    'div',
    { class: 'row' },
    h('button', { type: 'button', onclick: add('V330') }, 'Add vacuum'),
    h('button', { type: 'button', onclick: add('K10') }, 'Add air fryer'),
  );
  const element = card('Devices', list, buttons);

  const refresh = async () => {
    const person = state.person();
    buttons.hidden = !person;
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

function row({ id, name, model, place, online }, refresh) {
  const tell = async (what, value) => {
    await ask(`devices/${what}`, { id, [what]: value });
    await refresh();
  };
  const set = (on) => tell('online', on);
  const where = () => select(places, place, (value) => tell('place', value), `Where ${name} is`);
  return h(
    'div',
    { class: 'device' },
    place === 'removed' ? h('p', {}, name) : toggle(name, online, set),
    h('small', {}, model, ' · ', place === 'shared' ? 'shared by somebody' : where()),
  );
}
