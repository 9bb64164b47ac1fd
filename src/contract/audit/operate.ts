import * as v from 'valibot';
import { type Endpoint, get } from '../endpoint.ts';
import { Id, pageOf, Time } from '../fields.ts';
import { PageQuery } from '../input-fields.ts';
import { Actor } from './actor.ts';

/** One thing that was done with a record. */
const AuditEntry = v.object({
  id: Id,
  at: Time,
  actor: Actor,
  role: v.picklist(['user', 'operator']),
  /** Kind of the record, and what was done with it, as in `registration.read` */
  action: v.string(),
  /** As in the server's log */
  requestId: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

export const ServiceAudit = v.object({ id: Id, ...PageQuery.entries });

const AuditPage = pageOf(AuditEntry);

/**
 * Who read or changed a record in the operator's region, newest first; docs/spec.md §7 shows nothing of it. 404 where nobody did.
 * Lists that had the record in them name none, and are not among it.
 */
export const serviceAudit: Endpoint<typeof ServiceAudit, typeof AuditPage> = get(
  'operate',
  '/api/v1/operate/audit/record',
  AuditPage,
);
