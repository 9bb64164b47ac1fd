import { type CompiledQuery, type Driver, Kysely, PostgresAdapter, PostgresIntrospector, type TransactionSettings } from 'kysely';
import { postgres } from '../../../../server/db/postgres.ts';
import type { Tables } from '../../../../server/db/tables.ts';

/** What was run, in order: statements with white space in single blanks, and the ends of transactions. */
export interface Run {
  sql: string;
  parameters: readonly unknown[];
}

/**
 * A database that is PostgreSQL's to all code, and runs nothing.
 *
 * @param respond gives the rows of a statement
 */
export function recordingPostgres(respond: (sql: string) => Record<string, unknown>[] = () => []) {
  const runs: Run[] = [];
  const record = (sql: string, parameters: readonly unknown[] = []) => runs.push({ sql, parameters });
  class RecordingDriver implements Driver {
    init = async () => undefined;
    destroy = async () => undefined;
    releaseConnection = async () => undefined;
    async acquireConnection() {
      return {
        async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
          const text = sql.replace(/\s+/g, ' ').trim();
          record(text, parameters);
          return { rows: respond(text) as Row[] };
        },
        // biome-ignore lint/correctness/useYield: nothing is streamed from PostgreSQL
        async *streamQuery(): AsyncGenerator<never> {
          throw new Error('Kysely has no stream without a cursor');
        },
      };
    }
    async beginTransaction(_: unknown, { isolationLevel, accessMode }: TransactionSettings = {}) {
      record(['begin', isolationLevel, accessMode].filter(Boolean).join(' '));
    }
    async commitTransaction() {
      record('commit');
    }
    async rollbackTransaction() {
      record('rollback');
    }
  }
  const { dialect, plugins } = postgres('postgres://somebody@127.0.0.1:1/none', false);
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new RecordingDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
    plugins,
  });
  return { db, runs, texts: () => runs.map(({ sql }) => sql) };
}
