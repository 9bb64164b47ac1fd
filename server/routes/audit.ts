import { ServiceAudit, serviceAudit } from '../../src/contract/audit/operate.ts';
import { toSeconds } from '../../src/lib/time-units.ts';
import { auditPage, pseudonymOf } from '../db/audit.ts';
import { HttpError } from '../http/http-error.ts';
import type { Mount } from '../http/mount.ts';
import { cutPage, defaultPageSize, readTimeCursor, timeCursor } from '../http/pages.ts';

export function auditRoutes(mount: Mount): void {
  mount(serviceAudit, ServiceAudit, async ({ db, user, region, input }) => {
    const { id, cursor, limit = defaultPageSize } = input;
    const rows = await auditPage(db, { column: 'record_id', value: id, region }, readTimeCursor(cursor), limit + 1);
    if (!cursor && rows.length === 0) throw new HttpError('notFound');
    const { page, next } = cutPage(rows, limit, (row) => timeCursor(row.created_at, row.id));
    const own = await pseudonymOf(db, user.uid);
    const items = page.map(({ id: entry, created_at, actor, role, action, request_id }) => ({
      id: entry,
      at: toSeconds(created_at),
      actor: { pseudonym: actor, you: actor === own },
      role,
      action,
      requestId: request_id,
    }));
    return { items, next };
  });
}
