import {
  type DataTypeNode,
  type Dialect,
  HandleEmptyInListsPlugin,
  PostgresDialect,
  PostgresQueryCompiler,
  replaceWithNoncontingentExpression,
} from 'kysely';
import pg from 'pg';

/** Whether this names a PostgreSQL database; anything else is the file of an SQLite one. */
export const isPostgresUrl = (at: string): boolean => /^postgres(ql)?:\/\//.test(at);

/** What the address of a database looks like. */
export const postgresAddress = 'postgres://user:password@host:5432/name, with %2F %40 %23 %25 for / @ # % in the password';

const { BOOL, INT8 } = pg.types.builtins;

/** Returns values as SQLite does: all integers fit into JavaScript's numbers, and flags are 0 or 1. */
const parsers: Partial<Record<number, (text: string) => number>> = { [INT8]: Number, [BOOL]: (text) => (text === 't' ? 1 : 0) };

const types = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[id]) || pg.types.getTypeParser(id, format as 'text')) as typeof pg.types.getTypeParser,
};

/**
 * Three types are enough, as in SQLite. Texts are compared by code point, whatever the locale of the database: cursors and index
 * scans rely on it.
 */
const typeOf = (name: string): string =>
  /^(text|varchar)/.test(name) ? 'text collate "C"' : name === 'integer' ? 'bigint' : name === 'blob' ? 'bytea' : name;

class Compiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    this.append(typeOf(node.dataType));
  }
}

class SharedTypesDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new Compiler();
  }
}

/** Milliseconds in which a connection must be opened. */
const connectTimeout = 5000;

const maxConnections = 10;

/** Milliseconds after which PostgreSQL cancels a statement, so that no call holds a connection for long. */
const timeouts = { statement_timeout: 10_000, lock_timeout: 5000, idle_in_transaction_session_timeout: 10_000 } as const;

/** A pool of connections. One that is lost fails its query, if it has any; without listeners it would end the process as well. */
export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // Idle connections report to the pool, which replaces them when needed; those in use only to themselves.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * The parts of Kysely for a PostgreSQL database.
 *
 * @param at its address, `postgres://user:password@host:port/name`
 * @param forCalls with the time-outs of a call; migrations, backups and the seed take as long as they take
 */
export function postgres(at: string, forCalls = false): { dialect: Dialect; plugins: [HandleEmptyInListsPlugin]; pool: pg.Pool } {
  const pool = createPool({
    connectionString: at,
    types,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeout,
    ...(forCalls && timeouts),
  });
  return {
    pool,
    dialect: new SharedTypesDialect({ pool }),
    // SQLite accepts an empty list after `in`, PostgreSQL does not.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  };
}
