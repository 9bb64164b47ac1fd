import { read, write } from './calls.ts';
import { button, card, fill, h, segments, toggle } from './dom.ts';
import { type Cookbooks, recipeScreens } from './native-recipes.ts';
import type { State } from './state.ts';

/** How many times faster than a clock the appliances cook. */
const paces = ['1', '60', '600'] as const;

/** The speed of the person's appliances, and the recipes of the app itself. */
export function createCooking({ state, cookbooks }: { state: State; cookbooks: Cookbooks }): HTMLElement {
  const pace = h('div', {});
  const own = h('div', {});
  const list = h('div', { class: 'devices' });
  const name = h('input', { 'aria-label': 'Name of a recipe to keep', placeholder: 'Name', maxLength: 120, required: true });
  const add = (event: Event) => {
    event.preventDefault();
    cookbooks.add(name.value);
    name.value = '';
  };

  const drawPace = async () => {
    const uid = state.person()?.uid;
    if (!uid) return pace.replaceChildren();
    const now = (await read('pace', { uid })).pace;
    const set = (value: string) => void write('pace', { uid, pace: Number(value) });
    const choices = paces.map((times) => [times, `× ${times}`] as const);
    return fill(pace, segments('Time of the appliances', choices, `${now}`, set));
  };

  const drawOwn = () => {
    const { without } = state.values;
    const others = without.filter((method) => !recipeScreens.includes(method));
    const offered = recipeScreens.every((method) => !without.includes(method));
    const set = (on: boolean) => state.set({ without: on ? others : [...others, ...recipeScreens] });
    fill(own, toggle('The app’s own recipe screens', offered, set, 'Without them the pages do it'));
  };

  const drawList = () => {
    const rows = cookbooks.list().map((cookbook) => {
      const remove = button('Delete', () => cookbooks.remove(cookbook.id), { 'aria-label': `Delete ${cookbook.name}` });
      return h('div', { class: 'toggle' }, h('span', {}, cookbook.name), remove);
    });
    fill(list, rows.length > 0 ? rows : h('p', { class: 'empty' }, 'None'));
  };

  cookbooks.onChange(drawList);
  state.onChange((changes) => {
    if ('user' in changes) void drawPace();
    if ('without' in changes && !own.contains(document.activeElement)) drawOwn();
  });
  void drawPace();
  drawOwn();
  drawList();
  return card(
    'Recipes',
    pace,
    own,
    h('h3', {}, 'Kept on the phone'),
    list,
    h('form', { class: 'row address', onsubmit: add }, name, h('button', {}, 'Add')),
  );
}
