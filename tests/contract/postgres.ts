import pg from 'pg';
import { connect, openDatabase } from '../../server/db/open.ts';
import type { Db } from '../../server/db/tables.ts';
import { seed } from '../../server/seed/seed.ts';
import { noon } from './test-clock.ts';

/** The address of a server in which databases may be made and dropped; without it the contract is tested on SQLite. */
export const cluster = process.env.TEST_POSTGRES;

const template = 'seeded';

/** The address of one of its databases. */
export function addressOf(name: string): string {
  const url = new URL(cluster ?? '');
  url.pathname = name;
  return url.href;
}

async function tell(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Makes what tests begin with, once in a run. */
export async function makeTemplate(): Promise<void> {
  if (!cluster) return;
  await tell(`drop database if exists ${template}`);
  await tell(`create database ${template}`);
  const db = await openDatabase(addressOf(template));
  await seed(db, noon);
  await db.destroy();
}

/** A database of a test's own. @returns its name */
export async function makeDatabase(seeded = true): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await tell(`create database ${name}${seeded ? ` template ${template}` : ''}`);
  return name;
}

export const open = (name: string): Db => connect(addressOf(name), { forCalls: true });

export const drop = (name: string): Promise<void> => tell(`drop database if exists ${name} with (force)`);
