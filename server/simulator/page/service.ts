import { countryOf, messageOf, operate, type World } from './calls.ts';
import { createAfterSalesDesk } from './desks/after-sales.ts';
import type { Desk, DeskTools } from './desks/desk.ts';
import { createFaqDesk } from './desks/faq.ts';
import { createFeedbackDesk } from './desks/feedback.ts';
import { createRatingsDesk } from './desks/ratings.ts';
import { createRecipesDesk } from './desks/recipes.ts';
import { createRegistrationsDesk } from './desks/registrations.ts';
import { createTicketDesk } from './desks/tickets.ts';
import { button, type Child, fill, find, h, notice, segments, select } from './dom.ts';
import type { State } from './state.ts';

/** Milliseconds between two polls of the list while the panel is open. */
const pollInterval = 4000;

const createDesks = (tools: DeskTools) => ({
  Feedback: createFeedbackDesk(tools),
  Tickets: createTicketDesk(tools),
  Ratings: createRatingsDesk(tools),
  Recipes: createRecipesDesk(tools),
  Registrations: createRegistrationsDesk(tools),
  'After-sales': createAfterSalesDesk(tools),
  Answers: createFaqDesk(tools),
});
type DeskName = keyof ReturnType<typeof createDesks>;

const deskNames: readonly DeskName[] = ['Feedback', 'Tickets', 'Ratings', 'Recipes', 'Registrations', 'After-sales', 'Answers'];

/** The controls and rows of a desk's list, or why it could not be loaded. */
async function listOf(desk: Desk): Promise<Child[]> {
  try {
    const { controls, rows } = await desk.list();
    return [controls, rows.length > 0 ? h('ul', { class: 'reports' }, rows) : h('p', { class: 'empty' }, desk.empty)];
  } catch (error) {
    return [h('p', { class: 'empty' }, `The app server refused or failed: ${messageOf(error)}`)];
  }
}

/** The endpoint of a region that customer service uses, with a desk for each kind of record, one of them open. */
export function createService({ world, state, isShown }: { world: World; state: State; isShown: () => boolean }) {
  const regionOf = () => state.person()?.region ?? countryOf(world, state.values.country).region;
  let region = regionOf();
  /** The open record, or anything else in place of the list */
  let openId: string | undefined;
  let deskName: DeskName = 'Feedback';
  const body = h('div', { class: 'service' });
  const header = h('header', { class: 'desks' });
  find('#service').append(header, body);

  const desk = (): Desk => desks[deskName];

  /** In place of the list, with a way back to it. */
  const show = (nodes: Child[]) => fill(body, button(`‹ ${desk().all}`, backToList, { class: 'quiet' }), nodes);

  const tools: DeskTools = {
    world,
    region: () => region,
    person: state.person,
    call: (endpoint, input) => operate(world, region, endpoint, input),
    async open(id) {
      openId = id;
      try {
        const nodes = await desk().detail(id);
        if (openId === id) show(nodes);
      } catch (error) {
        openId = undefined;
        notice(messageOf(error));
      }
    },
    compose(nodes) {
      openId = 'new';
      show(nodes);
    },
    async act(change, done) {
      try {
        const nodes = await change();
        openId ??= 'changed';
        show(nodes);
        notice(done);
      } catch (error) {
        notice(messageOf(error));
      }
    },
    refresh: () => refresh(),
  };
  const desks = createDesks(tools);

  const list = async () => {
    const listed = desk();
    const nodes = await listOf(listed);
    if (!openId && listed === desk()) fill(body, nodes);
  };

  const refresh = async () => {
    const regions = world.regions.map((key) => [key, `Region ${key}`] as const);
    const desks = deskNames.map((name) => [name, name] as const);
    fill(
      header,
      h('h2', {}, 'Customer service'),
      select(regions, region, chooseRegion, 'Region'),
      segments('Desk', desks, deskName, chooseDesk),
    );
    if (!openId) await list();
  };

  const backToList = () => {
    openId = undefined;
    return refresh();
  };
  const chooseRegion = (key: typeof region) => {
    region = key;
    void backToList();
  };
  const chooseDesk = (name: DeskName) => {
    deskName = name;
    void backToList();
  };

  setInterval(() => {
    if (isShown() && !openId && !body.contains(document.activeElement)) void list();
  }, pollInterval);
  state.onChange((changes) => {
    if (!('user' in changes || 'country' in changes) || regionOf() === region) return;
    region = regionOf();
    openId = undefined;
    if (isShown()) void refresh();
  });
  return { refresh };
}
