import { ask } from './calls.js';
import { card, h, segments, toggle } from './dom.js';
import { recipeScreens } from './native-recipes.js';

const paces = [1, 60, 600];

/** How fast the person's appliances cook, and what the app itself has of recipes. */
export function createCooking({ state, cookbooks }) {
  const pace = h('div', {});
  const own = h('div', {});
  const list = h('div', { class: 'devices' });
  const name = h('input', { 'aria-label': 'Name of a recipe to keep', placeholder: 'Name', maxLength: 120, required: true });
  const add = (event) => {
    event.preventDefault();
    cookbooks.add(name.value);
    name.value = '';
  };
  const element = card(
    'Recipes',
    pace,
    own,
    h('h3', {}, 'Kept on the phone'),
    list,
    h('form', { class: 'row address', onsubmit: add }, name, h('button', {}, 'Add')),
  );

  const drawPace = async () => {
    const person = state.person();
    if (!person) return pace.replaceChildren();
    const { pace: now } = await ask(`pace?uid=${encodeURIComponent(person.uid)}`);
    const set = (value) => void ask('pace', { uid: person.uid, pace: Number(value) });
    return pace.replaceChildren(
      segments(
        'Time of the appliances',
        paces.map((times) => [`${times}`, `× ${times}`]),
        `${now}`,
        set,
      ),
    );
  };

  const drawOwn = () => {
    const { without } = state.values;
    const others = without.filter((method) => !recipeScreens.includes(method));
    const offered = recipeScreens.every((method) => !without.includes(method));
    const set = (on) => state.set({ without: on ? others : [...others, ...recipeScreens] });
    own.replaceChildren(toggle('The app’s own recipe screens', offered, set, 'Without them the pages do it'));
  };

  const drawList = () =>
    list.replaceChildren(
      ...cookbooks.list().map((cookbook) => {
        const remove = () => cookbooks.remove(cookbook.id);
        const button = h('button', { type: 'button', onclick: remove, 'aria-label': `Delete ${cookbook.name}` }, 'Delete');
        return h('div', { class: 'toggle' }, h('span', {}, cookbook.name), button);
      }),
      ...(cookbooks.list().length ? [] : [h('p', { class: 'empty' }, 'None')]),
    );

  cookbooks.onChange(drawList);
  state.onChange((changes) => {
    if ('user' in changes) void drawPace();
    if ('without' in changes && !own.contains(document.activeElement)) drawOwn();
  });
  void drawPace();
  drawOwn();
  drawList();
  return element;
}
