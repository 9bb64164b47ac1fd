import type { Kysely } from 'kysely';
import type { DeviceKind } from '../../src/contract/devices/list.ts';
import type { Status } from '../../src/contract/feedback/read.ts';
import type { AfterSaleTables } from './tables/after-sales.ts';
import type { CookingTables } from './tables/cooking.ts';
import type { GroupTables } from './tables/groups.ts';
import type { HelpVoteTables } from './tables/help-votes.ts';
import type { RatingTables } from './tables/ratings.ts';
import type { RecipeTables } from './tables/recipes.ts';
import type { RegistrationTables } from './tables/registrations.ts';
import type { TicketTables } from './tables/tickets.ts';

/** `operator` is customer service, who may call a region's `operate` endpoint and nothing else. */
export type Role = 'user' | 'operator';

/**
 * What is stored. Times are milliseconds since 1970, flags are 0 or 1, ids are opaque text: types that SQLite and
 * PostgreSQL share.
 */
export interface Tables
  extends AfterSaleTables,
    CookingTables,
    GroupTables,
    HelpVoteTables,
    RatingTables,
    RecipeTables,
    RegistrationTables,
    TicketTables {
  users: {
    uid: string;
    username: string;
    /** Abbreviation, a key of the contract's countries; decides the region */
    country: string;
    lang: string;
    role: Role;
    /** Grows with every change of the user's records that the user can see */
    version: number;
  };
  /** Only the SHA-256 of a token is kept */
  tokens: { hash: string; uid: string; role: Role; expires_at: number };
  homes: { id: string; uid: string; name: string; is_current: number };
  /** A removed device belongs to no home */
  devices: {
    id: string;
    uid: string;
    home_id: string | null;
    name: string;
    model: string;
    kind: DeviceKind;
    sn: string;
    online: number;
  };
  device_shares: { device_id: string; uid: string };
  /** The device's fields are as they were when the report was made */
  feedback: {
    id: string;
    uid: string;
    type_id: string;
    device_name: string;
    device_model: string;
    device_sn: string;
    device_id: string;
    description: string;
    /** As it was typed: what the user sees */
    contact: string;
    /** The address, or the number as E.164: what customer service sees */
    reachable: string;
    platform: string;
    order_number: string;
    article: string;
    status: Status;
    unread: number;
    created_at: number;
    updated_at: number;
    removed_at: number | null;
  };
  replies: { id: string; feedback_id: string; text: string; created_at: number };
  /** Without a `record_id` it is uploaded and not yet part of a report, a message or another record */
  images: {
    id: string;
    uid: string;
    record_id: string | null;
    position: number;
    media_type: string;
    bytes: Uint8Array;
    width: number;
    height: number;
    created_at: number;
  };
  /** One row per idempotency key; without a `body` the call is still running, or was when the server stopped */
  answers: {
    uid: string;
    path: string;
    key: string;
    fingerprint: string;
    /** Who runs it: random, so that one who was given up cannot finish it */
    runner: string;
    started_at: number;
    body: string | null;
  };
}

/** The database, or a transaction in it. */
export type Db = Kysely<Tables>;
