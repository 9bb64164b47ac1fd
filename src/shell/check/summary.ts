import type { Check, Row } from './check.ts';
import { checklist } from './checklist.ts';
import type { Fact } from './facts.ts';
import { failures } from './verdict.ts';

/** How it stands, in one line. */
export function tally(check: Pick<Check, 'kind' | 'rows' | 'strays'>): string {
  const [rows, strays] = [check.rows(), check.strays()];
  const count = (has: (row: Row) => boolean) => rows.filter(has).length;
  const failed = count(({ word }) => failures.includes(word));
  const counts = [
    `${count(({ word }) => word === 'passed')} passed`,
    `${failed} failed`,
    `${count(({ word }) => word === 'refused')} refused`,
    `${count(({ word }) => word === 'not offered')} not offered`,
    `${count(({ word }) => word === 'untried' || word === 'waiting')} not tried`,
    ...(strays.length > 0 ? [`${strays.length} replies to no call (${[...new Set(strays)].join('; ')})`] : []),
  ].join(', ');
  return check.kind === 'browser' ? `No bridge: ${counts}` : counts;
}

/**
 * Everything the page shows, as text that can be sent on: no token is in it, and no name.
 *
 * @param done the ids of the checklist's items that hold
 */
export function summary(check: Check, about: readonly Fact[], done: ReadonlySet<string> = new Set()): string {
  return [
    'Companion shell check',
    tally(check),
    '',
    ...about.map(({ name, value, bad }) => `${bad ? '! ' : ''}${name}: ${value}`),
    '',
    ...checklist.map(({ id, text }) => `[${done.has(id) ? 'x' : ' '}] ${text}`),
    '',
    ...check.rows().map(({ method, word, detail, answer }) => [`${method}: ${word}`, detail, answer].filter(Boolean).join(' · ')),
  ].join('\n');
}
