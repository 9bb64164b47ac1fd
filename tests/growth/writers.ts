import pg from 'pg';

/** What servers write all the time, one table each. */
const writes = [
  "update users set version = version + 1 where uid = 'user-1'",
  "update feedback set unread = 0 where id = 'report-1'",
  "update tickets set unread = 0 where id = 'ticket-1'",
  "update registrations set revision = revision + 1 where id = 'registration-1'",
  "update recipes set cooked = cooked + 1 where id = 'recipe-1'",
  "insert into replies (id, feedback_id, text, created_at) values (gen_random_uuid(), 'report-1', '', 0)",
  "insert into images (id, uid, position, media_type, bytes, width, height, created_at) values (gen_random_uuid(), 'user-1', 0, '', '', 1, 1, 0)",
  "insert into answers (uid, path, key, fingerprint, runner, started_at) values ('user-1', '', gen_random_uuid(), '', gen_random_uuid(), 0)",
  "update help_votes set comment = '' where uid = 'user-1' and article = (select article from help_votes where uid = 'user-1' limit 1)",
];

/**
 * Writes to every large table, again and again, while something else happens.
 *
 * @param longest milliseconds that a statement may wait for a lock
 * @returns how many statements were run, and those that waited longer, with the error
 */
export async function writeDuring(
  at: string,
  longest: number,
  work: () => Promise<void>,
): Promise<{ count: number; failed: string[] }> {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  await client.query(`set lock_timeout = ${longest}`);
  let isDone = false;
  let count = 0;
  const failed: string[] = [];
  const writing = (async () => {
    while (!isDone) {
      for (const write of writes) {
        await client.query(write).catch((error: Error) => failed.push(`${write}: ${error.message}`));
        count += 1;
      }
    }
  })();
  try {
    await work();
  } finally {
    isDone = true;
    await writing;
    await client.end();
  }
  return { count, failed };
}
