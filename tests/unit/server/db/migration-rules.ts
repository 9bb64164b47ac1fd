/** Ways to change a table that keep every call waiting until all its rows are read or rewritten, or that break the version before. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/\balter column\b.*\btype\b/, 'rewrites the table: add a column'],
  [
    /\bset not null\b/,
    'reads the table under a lock: add a check constraint as `not valid`, and validate it in another migration',
  ],
  [/\badd column\b(?=.*\bnot null\b)(?!.*\bdefault\b)/, 'fails on a table with rows: give a constant default'],
  [/\badd column\b.*\bdefault\b [^,]*\(/, 'computes a default for every row: fill the column in batches'],
  [/\badd column\b.*\bgenerated\b/, 'computes a value for every row: fill the column in batches'],
  [/\badd column\b.*\breferences\b/, 'locks both tables: the code keeps the reference'],
  [
    /\badd constraint\b(?!.*\bnot valid\b)/,
    'reads the table under a lock: add it as `not valid`, and validate it in another migration',
  ],
  [
    /\b(drop column|rename column|rename to|drop table)\b/,
    'breaks the version before, which still runs: remove it a release after its last use',
  ],
  [/^(update|delete|insert into [^(]*(\([^)]*\))? ?select)\b/, 'changes all rows in one transaction: do it in batches, in code'],
  [/^(cluster|vacuum full|lock table|reindex (?!.*concurrently))/, 'locks the table'],
];

/** The tables that statements make. */
const newTables = (statements: readonly string[]): Set<string> =>
  new Set(statements.flatMap((text) => /^create (?:virtual )?table (?:if not exists )?"?(\w+)/.exec(text)?.[1] ?? []));

/** What is wrong with the statements of a migration, which runs while servers of the version before are at work. */
export function migrationProblems(statements: readonly string[]): string[] {
  const made = newTables(statements);
  return statements.flatMap((statement) => {
    const [, table = ''] =
      /^(?:alter table|update|delete from|insert into|create (?:unique )?index \S+ on) "?(\w+)/.exec(statement) ?? [];
    if (made.has(table)) return [];
    const isLockingIndex = /^create (unique )?index (?!concurrently)/.test(statement);
    const problems = forbidden.flatMap(([pattern, problem]) => (pattern.test(statement) ? [problem] : []));
    return [...problems, ...(isLockingIndex ? ['locks the table: use indexMigration of server/db/indexes.ts'] : [])].map(
      (problem) => `${statement} ${problem}`,
    );
  });
}
