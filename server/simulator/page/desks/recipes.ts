import type * as v from 'valibot';
import { serviceModerate, serviceReports } from '../../../../src/contract/recipes/operate.ts';
import { button, type Child, h } from '../dom.ts';
import type { Desk, DeskTools } from './desk.ts';
import { at, facts, found, type Labels, listFilter, replyForm, row, statusLabel } from './parts.ts';

type Recipe = v.InferOutput<typeof serviceModerate.output>;
type Report = Recipe['reports'][number];
type Action = v.InferInput<NonNullable<typeof serviceModerate.input>>['action'];

const states: Labels<Recipe['state']> = { published: 'Published', hidden: 'Hidden', draft: 'Draft' };
const reasons: Labels<Report['reason']> = {
  unsafe: 'Unsafe',
  offensive: 'Offensive',
  copied: 'Copied',
  advertising: 'Advertising',
  other: 'Something else',
};

/** Recipes that were reported: hidden with a reason that their author sees, shown again, or left as they are. */
export function createRecipesDesk({ call, open, refresh, act }: DeskTools): Desk {
  const filter = listFilter('Reports', [['1', 'Open']], refresh, '1');
  let items: Recipe[] = [];

  const moderate = (id: string, action: Action, reason: string, done: string) =>
    act(async () => draw(await call(serviceModerate, { id, action, reason })), done);

  const draw = (recipe: Recipe): Child[] => [
    h('h3', {}, recipe.title, ' ', statusLabel(states, recipe.state)),
    facts([
      ['Author', recipe.author],
      ['Page', `/recipeDetails/${recipe.id}`],
      ['Hidden because', recipe.hiddenReason],
    ]),
    h('ol', { class: 'messages' }, recipe.reports.map(drawReport)),
    recipe.state === 'hidden'
      ? button('Show it again', () => moderate(recipe.id, 'show', '', 'Everybody can see it again.'))
      : replyForm({
          name: 'Reason for its author',
          placeholder: 'Why it is hidden: its author reads this',
          button: 'Hide the recipe',
          send: (reason) => moderate(recipe.id, 'hide', reason, 'The recipe is hidden.'),
        }),
    recipe.reports.some((report) => report.open) &&
      button('Leave it as it is', () => moderate(recipe.id, 'dismiss', '', 'The reports are closed.')),
  ];

  return {
    all: 'All reported recipes',
    empty: 'No recipe was reported here.',

    async list() {
      const only = filter.chosen();
      ({ items } = await call(serviceReports, only ? { open: only } : {}));
      const rows = items.flatMap(({ id, title, state, reports }) => {
        const [latest] = reports;
        if (!latest) return [];
        const foot = `${reasons[latest.reason]} · ${reports.length}`;
        const status = statusLabel(states, state);
        return [row({ head: title, status, text: latest.text, foot, when: latest.at, onclick: () => open(id) })];
      });
      return { controls: filter.controls(), rows };
    },

    detail: async (id) => draw(found(items, (item) => item.id === id)),
  };
}

const drawReport = ({ reason, text, by, at: when, open }: Report) =>
  h(
    'li',
    { class: 'user' },
    h('p', {}, `${reasons[reason]}${open ? '' : ' (closed)'}`),
    text && h('p', {}, text),
    by,
    ' ',
    at(when),
  );
