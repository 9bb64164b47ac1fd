import { operate } from './calls.js';
import { h, notice, segments, select } from './dom.js';

const statuses = [
  ['processing', 'Processing'],
  ['replied', 'Replied'],
  ['confirmed', 'Confirmed'],
];
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const at = (seconds) => h('time', {}, time.format(seconds * 1000));
const label = (status) => h('span', { class: `status ${status}` }, statuses.find(([key]) => key === status)[1]);

/** Milliseconds between two looks for news while the panel is open. */
const interval = 4000;

/** Customer service's side, over the `operate` endpoint of a region: what was reported, and the answers to it. */
export function createService({ world, state, isShown }) {
  const panel = document.querySelector('#service');
  const regionOf = () => state.person()?.region ?? world.countries.find(({ abbr }) => abbr === state.values.country).region;
  let region = regionOf();
  let filter = '';
  let openId;
  const body = h('div', { class: 'service' });
  const header = h('header', {});
  panel.append(header, body);

  const call = (path, content) => operate(world, region, { path, ...content });

  const drawHeader = () =>
    header.replaceChildren(
      h('h2', {}, 'Customer service'),
      select(
        world.regions.map((key) => [key, `Region ${key}`]),
        region,
        (key) => {
          region = key;
          openId = undefined;
          void refresh();
        },
        'Region',
      ),
    );

  const failed = (error) =>
    body.replaceChildren(h('p', { class: 'empty' }, `The app server did not answer as hoped: ${error.message}`));

  const list = async () => {
    const { items } = await call('list', { query: filter ? { status: filter } : {} });
    if (openId) return;
    const rows = items.map((item) =>
      h(
        'li',
        {},
        h(
          'button',
          { type: 'button', onclick: () => open(item.id) },
          h('span', { class: 'line' }, h('strong', {}, item.username), label(item.status)),
          h('span', { class: 'excerpt' }, item.excerpt),
          h(
            'span',
            { class: 'line quiet' },
            `${item.typeName}${item.imageCount ? ` · ${item.imageCount} 📷` : ''}`,
            at(item.updatedAt),
          ),
        ),
      ),
    );
    const choose = (status) => {
      filter = status;
      void refresh();
    };
    body.replaceChildren(
      segments('Status', [['', 'All'], ...statuses], filter, choose),
      rows.length ? h('ul', { class: 'reports' }, rows) : h('p', { class: 'empty' }, 'Nothing was reported here.'),
    );
  };

  const open = async (id) => {
    openId = id;
    try {
      draw(await call('detail', { query: { id } }));
    } catch (error) {
      openId = undefined;
      notice(error.message);
    }
  };

  const draw = (report) => {
    const text = h('textarea', { rows: 4, placeholder: 'Reply to this person', 'aria-label': 'Reply', maxLength: 4000 });
    const send = async (event) => {
      event.preventDefault();
      if (!text.value.trim()) return text.focus();
      await act(() => call('reply', { body: { id: report.id, text: text.value } }), 'The reply was sent.');
    };
    const setStatus = (status) => act(() => call('status', { body: { id: report.id, status } }), 'The status was changed.');
    const facts = [
      ['Device', [report.device.name, report.device.model].filter(Boolean).join(' · ')],
      ['SN', report.device.sn],
      ['Device ID', report.device.deviceId],
      ['Contact', report.contact],
      ['Purchase', [report.platform, report.orderNumber].filter(Boolean).join(' · ')],
    ].filter(([, value]) => value);
    body.replaceChildren(
      h(
        'button',
        {
          type: 'button',
          class: 'quiet',
          onclick: () => {
            openId = undefined;
            void refresh();
          },
        },
        '‹ All reports',
      ),
      h('h3', {}, report.typeName, ' ', label(report.status)),
      h(
        'dl',
        {},
        facts.map(([name, value]) => [h('dt', {}, name), h('dd', {}, value)]),
      ),
      h('ol', { class: 'messages' }, report.messages.map(message)),
      h('form', { class: 'reply', onsubmit: send }, text, h('button', { class: 'primary' }, 'Send reply')),
      segments('Set the status', statuses, report.status, setStatus),
    );
  };

  const act = async (change, done) => {
    try {
      draw(await change());
      notice(done);
    } catch (error) {
      notice(error.message);
    }
  };

  const refresh = async () => {
    drawHeader();
    if (openId) return;
    await list().catch(failed);
  };

  setInterval(() => isShown() && !openId && !body.contains(document.activeElement) && void list().catch(failed), interval);
  state.onChange((changes) => {
    if (!('user' in changes || 'country' in changes) || regionOf() === region) return;
    region = regionOf();
    openId = undefined;
    if (isShown()) void refresh();
  });
  return { refresh };
}

const message = ({ from, text, at: seconds, images }) =>
  h(
    'li',
    { class: from },
    h('p', {}, text),
    images.length > 0 &&
      h(
        'div',
        { class: 'pictures' },
        images.map(({ url, width, height }) =>
          h(
            'a',
            { href: url, target: '_blank', rel: 'noopener' },
            h('img', { src: url, width, height, alt: 'A picture of the report', loading: 'lazy' }),
          ),
        ),
      ),
    at(seconds),
  );
