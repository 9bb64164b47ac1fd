import type { Kysely } from 'kysely';
import type { NewAfterSale } from '../../src/contract/after-sales/create.ts';
import type { Message } from '../../src/contract/conversation/message.ts';
import type { DeviceKind } from '../../src/contract/devices/list.ts';
import type { Status } from '../../src/contract/feedback/read.ts';
import type { RatingKind } from '../../src/contract/rating/aspects.ts';
import type { Stars } from '../../src/contract/rating/read.ts';
import type { AuditTables } from './tables/audit.ts';
import type { CookingTables } from './tables/cooking.ts';
import type { HelpTables } from './tables/help.ts';
import type { RecipeTables } from './tables/recipes.ts';
import type { RegistrationTables } from './tables/registrations.ts';
import type { TicketTables } from './tables/tickets.ts';

/** `operator` is customer service, who may call a region's `operate` endpoint and nothing else. */
export type Role = 'user' | 'operator';

/**
 * What is stored. Times are milliseconds since 1970, flags are 0 or 1, ids are opaque text: types that SQLite and
 * PostgreSQL share.
 */
export interface Tables extends AuditTables, CookingTables, HelpTables, RecipeTables, RegistrationTables, TicketTables {
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
  /** Only the SHA-256 of a token is stored */
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
  /** What a user has sorted the devices of a home into */
  device_groups: { id: string; home_id: string; name: string };
  device_group_members: { group_id: string; device_id: string };
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
    /** As typed: shown to the user */
    contact: string;
    /** `contact` normalized, a number as E.164: shown to customer service */
    reachable: string;
    platform: string;
    order_number: string;
    article: string;
    status: Status;
    unread: number;
    created_at: number;
    updated_at: number;
    removed_at: number | null;
    /** When its user said that the problem is solved */
    solved_at: number | null;
    /** 1 once its user has thanked for the latest reply */
    thanked: number;
    /** The id of the closed report that this one goes on from; empty without one */
    follows: string;
    /** JSON of the contract's `Tried` */
    tried: string;
  };
  /** What was said after the report itself, by customer service or its user */
  replies: {
    id: string;
    feedback_id: string;
    sender: Message['from'];
    /** Pseudonym, as in `audit`; empty where it was not stored */
    author: string;
    text: string;
    created_at: number;
  };
  /** Without a `record_id` it is uploaded and not yet part of a report, a message or another record */
  images: {
    id: string;
    uid: string;
    record_id: string | null;
    position: number;
    media_type: string;
    /** Empty where an object has them */
    bytes: Uint8Array;
    width: number;
    height: number;
    created_at: number;
    /** The name of the object that has the bytes, in an object store; null where they are here */
    object: string | null;
    /** Bytes of that object */
    object_size: number | null;
  };
  /** Objects that no row names any more, to be deleted from the object store */
  unused_objects: { object: string };
  /** Submitted forms; unanswered fields are empty */
  after_sales: {
    id: string;
    uid: string;
    gender: NewAfterSale['gender'];
    birthday: string;
    order_number: string;
    region: string;
    created_at: number;
  };
  /** What an owner was asked to rate, as it was then, and the rating once it is given */
  ratings: {
    id: string;
    uid: string;
    kind: RatingKind;
    subject_id: string;
    subject_title: string;
    subject_text: string;
    asked_at: number;
    stars: Stars | null;
    /** Names, with spaces between them */
    aspects: string;
    comment: string;
    /** When it was first answered, from which the time to change it runs */
    answered_at: number | null;
  };
  /** Idempotency keys with their stored responses; without a `body` the call is still running, or was when the server stopped */
  answers: {
    uid: string;
    path: string;
    key: string;
    fingerprint: string;
    /** Random id of the run, so that an abandoned run cannot complete */
    runner: string;
    started_at: number;
    body: string | null;
  };
}

/** The database, or a transaction in it. */
export type Db = Kysely<Tables>;
