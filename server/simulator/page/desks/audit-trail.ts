import { type AuditEntry, serviceAudit } from '../../../../src/contract/audit/operate.ts';
import { messageOf } from '../calls.ts';
import { button, h } from '../dom.ts';
import type { DeskTools } from './desk.ts';
import { at, nameOf } from './parts.ts';

const roles: Readonly<Record<AuditEntry['role'], string>> = { user: 'User', operator: 'Customer service' };

/** Who read and changed a record. Loaded when it is opened, since looking at it is recorded, too. */
export function auditTrail(call: DeskTools['call'], id: string): HTMLDetailsElement {
  const list = h('ol', { class: 'trail' });
  let cursor: string | null = '';
  const load = async () => {
    more.remove();
    try {
      const { items, next } = await call(serviceAudit, { id, ...(cursor && { cursor }) });
      list.append(...items.map(entry));
      cursor = next;
      if (next !== null) trail.append(more);
    } catch (error) {
      list.append(h('li', {}, messageOf(error)));
    }
  };
  const more = button('Show earlier entries', load);
  const trail = h('details', {}, h('summary', {}, 'Who read and changed this'), list);
  trail.addEventListener('toggle', () => void load(), { once: true });
  return trail;
}

const entry = ({ actor, role, action, at: when }: AuditEntry): HTMLLIElement =>
  h('li', {}, h('span', { class: 'line' }, h('span', {}, `${roles[role]} · ${nameOf(actor)}`), at(when)), h('code', {}, action));
