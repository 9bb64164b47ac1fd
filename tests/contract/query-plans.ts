import { type CompiledQuery, sql } from 'kysely';
import { isPostgres } from '../../server/db/dialect.ts';
import type { Db } from '../../server/db/tables.ts';

/** A statement as it was run, with the parameters of one of its runs. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Tables that stay small however many users there are: queries may read all of them. */
export const smallTables: Readonly<Record<string, string>> = {
  kysely_migration: 'a row per migration',
  kysely_migration_lock: 'one row',
  help_searches: 'searches that failed on several days, of 90 days; read by the purge only',
};

/** Sorts of few rows, by a part of the statement. */
const smallSorts: Readonly<Record<string, string>> = {
  'from "cookings" where "id" in': 'cookings of one user that run or ended within the hour',
  'from "homes"': 'homes of one user',
  'from "device_groups"': 'groups of one user',
  'from "devices"': 'devices of one user',
  'from "images"': 'pictures of one record, or unattached ones up to a quota',
  'from "help_counts"': 'counts of 30 days: they grow with answers and days, not with readers',
  'from "help_searches"': 'searches that failed on several days',
  'as "latest" inner join "users"': 'groups of a limited number of votes',
  'as "latest" where searchable like': 'a limited number of tickets, in order already',
  'from "recipe_words"': 'a limited number of candidates',
};

const hasLimit = ({ sql: text }: Statement) => /\blimit\b/.test(text);

/** Whether a plan can be told of a statement: not of transactions, settings, locks, or what Kysely asks the catalog. */
const isQuery = ({ sql: text }: Statement) =>
  /^\s*(select|insert|update|delete|with)\b/i.test(text) &&
  !/pg_advisory|pg_catalog|set_config|current_setting|sqlite_master|pragma_/.test(text);

/** A statement of each text: with the parameters of its last run. */
export const distinct = (statements: readonly Statement[]): Statement[] => [
  ...new Map(statements.filter(isQuery).map((statement) => [shapeOf(statement), statement])).values(),
];

/** The text with lists of any length as one. */
const shapeOf = ({ sql: text }: Statement): string =>
  text
    .replace(/\$\d+/g, '?')
    .replace(/\((\?, )+\?\)/g, '(…)')
    .replace(/\(…\)(, \(…\))+/g, '(…)…');

/** What is wrong with the plan of a statement: tables read from end to end, and sorts of more than a few rows. */
export const planProblems = async (db: Db, statement: Statement): Promise<string[]> => {
  const problems = isPostgres(db)
    ? await postgresProblems(db, statement)
    : sqliteProblems(statement, await sqlitePlan(db, statement));
  return problems.map((problem) => `${problem}: ${shapeOf(statement)}`);
};

const explained = (prefix: string, { sql: text, parameters }: Statement): CompiledQuery =>
  ({ sql: `${prefix} ${text}`, parameters, query: { kind: 'RawNode' }, queryId: { queryId: 'plan' } }) as never;

async function sqlitePlan(db: Db, statement: Statement): Promise<string[]> {
  const { rows } = await db.executeQuery<{ detail: string }>(explained('explain query plan', statement));
  return rows.map(({ detail }) => detail);
}

/** @param plan lines of SQLite's `explain query plan` */
export function sqliteProblems(statement: Statement, plan: readonly string[]): string[] {
  const inner = plan.flatMap((line) => /^(?:CO-ROUTINE|MATERIALIZE) (.+)$/.exec(line)?.[1] ?? []);
  const isSmallSort = Object.keys(smallSorts).some((part) => statement.sql.includes(part));
  return plan.flatMap((line) => {
    const [, name = ''] = /^SCAN (\S+)/.exec(line) ?? [];
    const table = new RegExp(`"(\\w+)" as "${name}"`).exec(statement.sql)?.[1] ?? name;
    const isValues = /VALUES CLAUSE$/.test(line);
    if (name && !isValues && !inner.includes(name) && !name.startsWith('(') && name !== 'CONSTANT' && !(table in smallTables)) {
      const isWalk = / USING (COVERING )?INDEX /.test(line) && hasLimit(statement);
      const isMatch = /VIRTUAL TABLE INDEX \d+:.*(M|=)/.test(line);
      if (!isWalk && !isMatch) return [`reads all of ${table} (${line})`];
    }
    return /^USE TEMP B-TREE FOR (ORDER BY|GROUP BY|DISTINCT)/.test(line) && !isSmallSort ? [`sorts (${line})`] : [];
  });
}

/** A node of PostgreSQL's plan, as far as it is looked at. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
}

export const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/**
 * The plan of PostgreSQL by look-ups in indexes, whatever its statistics are at the moment. In a small database it prefers to read all of a table; in a large one it may still prefer to read
 * all users to many look-ups. It may choose what costs less, so this plan is an upper bound.
 *
 * @param analyze runs the statement, and undoes it
 */
export async function postgresPlan(db: Db, statement: Statement, { analyze = false } = {}): Promise<PlanNode> {
  class Undo extends Error {}
  let plan: PlanNode | undefined;
  const options = analyze ? 'analyze, buffers, timing off, format json' : 'format json';
  try {
    await db.transaction().execute(async (trx) => {
      for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx);
      const { rows } = await trx.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        explained(`explain (${options})`, statement),
      );
      plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  if (!plan) throw new RangeError(`No plan of ${statement.sql}`);
  return plan;
}

async function postgresProblems(db: Db, statement: Statement): Promise<string[]> {
  return nodesOf(await postgresPlan(db, statement)).flatMap((node) => {
    const { 'Node Type': type, 'Relation Name': table } = node;
    if (!table || table in smallTables) return [];
    const isWalk = /^Index (Only )?Scan/.test(type) && !node['Index Cond'];
    return type === 'Seq Scan' || (isWalk && !hasLimit(statement)) ? [`reads all of ${table} (${type})`] : [];
  });
}
