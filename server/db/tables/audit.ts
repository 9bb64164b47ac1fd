import type { Region } from '../../../src/contract/regions.ts';

export interface AuditTables {
  /** Who did what with which record. Append-only: triggers refuse changes, and deletions of what is recent. No text that anybody typed */
  audit: {
    id: string;
    created_at: number;
    /** Pseudonym of the user, made with the key in `audit_keys` */
    actor: string;
    role: 'user' | 'operator';
    region: Region;
    /** Kind of the record, and what was done with it: `registration.read` */
    action: string;
    /** Empty for a list */
    record_id: string;
    /** As in the log, and in `X-Request-Id` */
    request_id: string;
  };
  /** A random key per user, as hexadecimal digits. Once it is erased, the user's pseudonym leads to nobody */
  audit_keys: { uid: string; key: string };
}
