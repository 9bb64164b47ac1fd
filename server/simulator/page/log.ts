import { button, find, h } from './dom.ts';

/** How many calls stay in the list. */
const maxEntries = 200;

export interface LogEntry {
  /** @param milliseconds how long the call took */
  end(result: string, data?: unknown, milliseconds?: number): void;
}

/** Bridge calls, newest first. Tokens are never written out. */
export function createLog(): (call: { method: string; params?: object }) => LogEntry {
  const list = h('ol', { class: 'log' });
  const empty = h('p', { class: 'empty' }, 'No page has called the app yet.');
  const clear = button('Clear', () => list.replaceChildren(), { class: 'quiet' });
  find('#log').append(h('header', {}, h('h2', {}, 'Bridge calls'), clear), list, empty);

  return ({ method, params }) => {
    empty.remove();
    const outcome = h('span', { class: 'outcome running' }, '…');
    const answer = h('code', { class: 'answer' });
    const asked = params && Object.keys(params).length > 0 && h('code', {}, readable(params));
    const time = new Date().toLocaleTimeString('en-GB', { hour12: false });
    list.prepend(h('li', {}, h('div', {}, h('strong', {}, method), outcome, h('time', {}, time)), asked, answer));
    while (list.children.length > maxEntries) list.lastChild?.remove();
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

const readable = (value: unknown): string =>
  JSON.stringify(value, (key, part) => (key === 'token' && part ? `(${part.length} characters)` : part));
