import { countryOf, messageOf, operate, type World } from './calls.ts';
import { createAfterSalesDesk } from './desks/after-sales.ts';
import { auditTrail } from './desks/audit-trail.ts';
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

/** Stands for the id of a record that is not there yet, or whose id is not known. */
const composing = '';

/** What a desk shows in place of its list: a record, or a form. */
function createRecordPane(body: HTMLElement, desk: () => Desk, backToList: () => void, trailOf: (id: string) => Child) {
  let openId: string | undefined;

  const show = (nodes: Child[], id?: string) =>
    fill(body, button(`‹ ${desk().all}`, backToList, { class: 'quiet' }), nodes, id !== undefined && trailOf(id));

  return {
    isOpen: () => openId !== undefined,
    close() {
      openId = undefined;
    },
    async open(id: string) {
      openId = id;
      try {
        const nodes = await desk().detail(id);
        if (openId === id) show(nodes, id);
      } catch (error) {
        openId = undefined;
        notice(messageOf(error));
      }
    },
    compose(nodes: Child[]) {
      openId = composing;
      show(nodes);
    },
    async act(change: () => Promise<Child[]>, done: string) {
      try {
        const nodes = await change();
        openId ??= composing;
        show(nodes, openId === composing ? undefined : openId);
        notice(done);
      } catch (error) {
        notice(messageOf(error));
      }
    },
  };
}

/** The endpoint of a region that customer service uses, with a desk for each kind of record, one of them open. */
export function createService({ world, state, isShown }: { world: World; state: State; isShown: () => boolean }) {
  const regionOf = () => state.person()?.region ?? countryOf(world, state.values.country).region;
  let region = regionOf();
  let deskName: DeskName = 'Feedback';
  const body = h('div', { class: 'service' });
  const header = h('header', { class: 'desks' });
  find('#service').append(header, body);

  const desk = (): Desk => desks[deskName];
  const backToList = () => {
    pane.close();
    return refresh();
  };
  const pane = createRecordPane(
    body,
    desk,
    () => void backToList(),
    (id) => auditTrail(call, id),
  );
  const { open, compose, act } = pane;
  const call: DeskTools['call'] = (endpoint, input) => operate(world, region, endpoint, input);
  const desks = createDesks({
    ...{ world, open, compose, act },
    region: () => region,
    person: state.person,
    call,
    refresh: () => refresh(),
  });

  const list = async () => {
    const listed = desk();
    const nodes = await listOf(listed);
    if (!pane.isOpen() && listed === desk()) fill(body, nodes);
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
    if (!pane.isOpen()) await list();
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
    if (isShown() && !pane.isOpen() && !body.contains(document.activeElement)) void list();
  }, pollInterval);
  state.onChange((changes) => {
    if (!('user' in changes || 'country' in changes) || regionOf() === region) return;
    region = regionOf();
    pane.close();
    if (isShown()) void refresh();
  });
  return { refresh };
}
