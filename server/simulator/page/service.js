import { operate } from './calls.js';
import { h, notice, segments, select } from './dom.js';
import { createAfterSalesDesk } from './service-after-sales.js';
import { createFeedbackDesk } from './service-feedback.js';
import { createHelpDesk } from './service-help.js';
import { createRatingsDesk } from './service-ratings.js';
import { createRecipesDesk } from './service-recipes.js';
import { createRegistrationsDesk } from './service-registrations.js';
import { createTicketDesk } from './service-tickets.js';

/**
 * What customer service works on, a desk each. `create` gets the means that all desks share, and gives
 * `{ all, empty, list(), detail(id), draw(record) }`: `list` answers `{ controls, rows }`, `draw` the record's nodes.
 */
const desks = [
  { name: 'Feedback', create: createFeedbackDesk },
  { name: 'Tickets', create: createTicketDesk },
  { name: 'Ratings', create: createRatingsDesk },
  { name: 'Recipes', create: createRecipesDesk },
  { name: 'Registrations', create: createRegistrationsDesk },
  { name: 'After-sales', create: createAfterSalesDesk },
  { name: 'Answers', create: createHelpDesk },
];

/** Milliseconds between two looks for news while the panel is open. */
const interval = 4000;

/** Customer service's side, over the `operate` endpoint of a region: a desk for each kind of record, one of them open. */
export function createService({ world, state, isShown }) {
  const panel = document.querySelector('#service');
  const regionOf = () => state.person()?.region ?? world.countries.find(({ abbr }) => abbr === state.values.country).region;
  let region = regionOf();
  let openId;
  let desk;
  const body = h('div', { class: 'service' });
  const header = h('header', { class: 'desks' });
  panel.append(header, body);

  const open = async (id) => {
    openId = id;
    try {
      const record = await desk.detail(id);
      if (openId === id) draw(record);
    } catch (error) {
      openId = undefined;
      notice(error.message);
    }
  };

  /** Does something and shows the record as it is then. @param done what to say */
  const act = async (change, done) => {
    try {
      draw(await change());
      notice(done);
    } catch (error) {
      notice(error.message);
    }
  };

  const backToList = () => {
    openId = undefined;
    return refresh();
  };

  const drawHeader = () =>
    header.replaceChildren(
      h('h2', {}, 'Customer service'),
      select(
        world.regions.map((key) => [key, `Region ${key}`]),
        region,
        (key) => {
          region = key;
          void backToList();
        },
        'Region',
      ),
      segments(
        'Desk',
        created.map(([name]) => [name, name]),
        created.find(([, other]) => other === desk)[0],
        (name) => {
          desk = created.find(([other]) => other === name)[1];
          void backToList();
        },
      ),
    );

  const failed = (error) =>
    body.replaceChildren(h('p', { class: 'empty' }, `The app server did not answer as hoped: ${error.message}`));

  const list = async () => {
    const asked = desk;
    const { controls, rows } = await asked.list();
    if (openId || asked !== desk) return;
    body.replaceChildren(
      ...[controls].flat(),
      rows.length ? h('ul', { class: 'reports' }, rows) : h('p', { class: 'empty' }, desk.empty),
    );
  };

  /** In place of the list, with a way back to it. */
  const show = (nodes) =>
    body.replaceChildren(
      h('button', { type: 'button', class: 'quiet', onclick: () => void backToList() }, `‹ ${desk.all}`),
      ...nodes,
    );

  const draw = (record) => {
    openId = record.id;
    show(desk.draw(record));
  };

  /** Something of a desk's own instead of a record. */
  const compose = (nodes) => {
    openId = 'new';
    show(nodes);
  };

  const refresh = async () => {
    drawHeader();
    if (openId) return;
    await list().catch(failed);
  };

  const call = (path, content) => operate(world, region, { path, ...content });
  const means = { world, call, open, compose, act, refresh, person: state.person, region: () => region };
  const created = desks.map(({ name, create }) => [name, create(means)]);
  desk = created[0][1];

  setInterval(() => isShown() && !openId && !body.contains(document.activeElement) && void list().catch(failed), interval);
  state.onChange((changes) => {
    if (!('user' in changes || 'country' in changes) || regionOf() === region) return;
    region = regionOf();
    openId = undefined;
    if (isShown()) void refresh();
  });
  return { refresh };
}
