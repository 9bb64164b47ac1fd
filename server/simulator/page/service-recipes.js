import { h } from './dom.js';
import { at, facts, label, listFilter, replyForm, row } from './service-parts.js';

const states = [
  ['published', 'Published'],
  ['hidden', 'Hidden'],
  ['draft', 'Draft'],
];
const reasons = {
  unsafe: 'Unsafe',
  offensive: 'Offensive',
  copied: 'Copied',
  advertising: 'Advertising',
  other: 'Something else',
};
const filters = [
  ['1', 'Open'],
  ['', 'All'],
];

/** Recipes that were reported: hidden with a reason that their author sees, shown again, or left as they are. */
export function createRecipesDesk({ call, open, refresh, act }) {
  const filter = listFilter('Reports', filters, refresh);
  let items = [];

  const moderate = (id, action, reason, done) => act(() => call('recipe/moderate', { body: { id, action, reason } }), done);
  const button = (text, onclick) => h('button', { type: 'button', onclick }, text);

  const report = ({ reason, text, by, at: when, open: isOpen }) =>
    h(
      'li',
      { class: 'user' },
      h('p', {}, `${reasons[reason]}${isOpen ? '' : ' (closed)'}`),
      text && h('p', {}, text),
      by,
      ' ',
      at(when),
    );

  return {
    all: 'All reported recipes',
    empty: 'No recipe was reported here.',

    async list() {
      const only = filter.chosen();
      ({ items } = await call('recipe/reports', { query: only ? { open: only } : {} }));
      return {
        controls: filter.controls(),
        rows: items.map((item) =>
          row({
            head: item.title,
            status: label(states, item.state),
            text: item.reports[0].text,
            foot: `${reasons[item.reports[0].reason]} · ${item.reports.length}`,
            when: item.reports[0].at,
            onclick: () => open(item.id),
          }),
        ),
      };
    },

    detail: async (id) => items.find((item) => item.id === id),

    draw: (recipe) => [
      h('h3', {}, recipe.title, ' ', label(states, recipe.state)),
      facts([
        ['Author', recipe.author],
        ['Page', `/recipeDetails/${recipe.id}`],
        ['Hidden because', recipe.hiddenReason],
      ]),
      h('ol', { class: 'messages' }, recipe.reports.map(report)),
      recipe.state === 'hidden'
        ? button('Show it again', () => moderate(recipe.id, 'show', '', 'Everybody can see it again.'))
        : replyForm({
            name: 'Reason for its author',
            placeholder: 'Why it is hidden: its author reads this',
            button: 'Hide the recipe',
            send: (reason) => moderate(recipe.id, 'hide', reason, 'The recipe is hidden.'),
          }),
      recipe.reports.some((item) => item.open) &&
        button('Leave it as it is', () => moderate(recipe.id, 'dismiss', '', 'The reports are closed.')),
    ],
  };
}
