import { h } from './dom.js';

const most = 200;

/** Bridge calls, newest first. Tokens are never written out. */
export function createLog() {
  const list = h('ol', { class: 'log' });
  const empty = h('p', { class: 'empty' }, 'No page has called the app yet.');
  const panel = document.querySelector('#log');
  const clear = h('button', { type: 'button', class: 'quiet', onclick: () => list.replaceChildren() }, 'Clear');
  panel.append(h('header', {}, h('h2', {}, 'Bridge calls'), clear), list, empty);

  return function record({ method, params }) {
    empty.remove();
    const outcome = h('span', { class: 'outcome running' }, '…');
    const answer = h('code', { class: 'answer' });
    const asked = params && Object.keys(params).length ? h('code', {}, readable(params)) : undefined;
    const time = new Date().toLocaleTimeString('en-GB', { hour12: false });
    list.prepend(h('li', {}, h('div', {}, h('strong', {}, method), outcome, h('time', {}, time)), asked, answer));
    while (list.children.length > most) list.lastChild.remove();
    return {
      end(result, data, milliseconds) {
        outcome.textContent = milliseconds === undefined ? result : `${result} · ${Math.round(milliseconds)} ms`;
        outcome.className = `outcome ${result === 'ok' ? 'ok' : 'bad'}`;
        if (data === null || data === undefined) answer.remove();
        else answer.textContent = readable(data);
      },
    };
  };
}

const readable = (value) =>
  JSON.stringify(value, (key, part) => (key === 'token' && part ? `(${part.length} characters)` : part));
