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

const { BOOL, INT8 } = pg.types.builtins;

/** Values as SQLite gives them: numbers are numbers, since none leaves what JavaScript can hold, and flags are 0 or 1. */
const parsers: Partial<Record<number, (text: string) => number>> = { [INT8]: Number, [BOOL]: (text) => (text === 't' ? 1 : 0) };

const types = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[id]) || pg.types.getTypeParser(id, format as 'text')) as typeof pg.types.getTypeParser,
};

/**
 * Three types are enough, as in SQLite. Texts are compared by their characters' numbers, whatever the language of the database:
 * cursors and walks along an index rely on it.
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

/** How long (milliseconds) a connection may take; how many a process holds at most. */
const [patience, most] = [5000, 10];

/** Milliseconds after which PostgreSQL ends what a call waits for, so that no call holds a connection for long. */
const timeouts = { statement_timeout: 10_000, lock_timeout: 5000, idle_in_transaction_session_timeout: 10_000 } as const;

/**
 * The parts of Kysely for a PostgreSQL database.
 *
 * @param at its address, `postgres://user:password@host:port/name`
 * @param forCalls with the time-outs of a call; migrations, backups and the seed take as long as they take
 */
export function postgres(at: string, forCalls: boolean): { dialect: Dialect; plugins: [HandleEmptyInListsPlugin] } {
  const pool = new pg.Pool({
    connectionString: at,
    types,
    max: most,
    connectionTimeoutMillis: patience,
    ...(forCalls && timeouts),
  });
  // One that waits in the pool and is cut is replaced when it is needed; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    dialect: new SharedTypesDialect({ pool }),
    // SQLite takes a list without entries for what it is.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  };
}
