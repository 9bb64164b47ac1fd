import { createReadStream, statSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Row } from '../db/dump.ts';
import { migrations } from '../db/migrations.ts';
import { isFileMissing } from '../db/open.ts';
import { type TableName, tablesInOrder } from '../db/tables-in-order.ts';
import { type Head, readRow } from './lines.ts';
import { boundedMemory } from './memory.ts';

/** Why a backup is not restored; nothing was changed. */
export class NotRestored extends Error {
  override name = 'NotRestored';
}

export interface BackupRow {
  table: TableName;
  row: Row;
}

/**
 * Reads a backup, of which never more than a few rows are in memory.
 *
 * @returns its head, and its rows, which throw at their end if the file is truncated
 * @throws NotRestored
 */
export async function readBackup(file: string): Promise<{ head: Head; rows: AsyncGenerator<BackupRow> }> {
  if (isFileMissing(file)) throw new NotRestored(`There is no file ${file}.`);
  const lines = linesOf(file);
  const first = await lines.next();
  const head = first.done ? undefined : (first.value as Head | null);
  if (head?.companion !== 1 && head?.companion !== 2) throw new NotRestored(`${file} is no backup.`);
  if (!Object.hasOwn(migrations, head.migration)) throw new NotRestored(`${file} was made by a newer version of the server.`);
  return { head, rows: rowsIn(lines, file) };
}

/** Reads a whole backup and throws where it is damaged. @returns its head @throws NotRestored */
export async function verifyBackup(file: string): Promise<Head> {
  const { head, rows } = await readBackup(file);
  for await (const _ of rows);
  return head;
}

async function* rowsIn(lines: AsyncIterable<unknown>, file: string): AsyncGenerator<BackupRow> {
  let count = 0;
  let end: { rows?: unknown } | undefined;
  const chunks: Buffer[] = [];
  const done = boundedMemory();
  for await (const line of lines) {
    if (end) throw damaged(file);
    if (typeof line === 'string') {
      chunks.push(Buffer.from(line, 'base64'));
      done(line.length);
    } else if (isRow(line)) {
      if (!tablesInOrder.includes(line[0])) throw new NotRestored(`${file} has rows of an unknown table ${line[0]}.`);
      yield readRow(line, chunks);
      if (chunks.length > 0) throw damaged(file);
      count += 1;
    } else if (isObject(line)) end = line;
    else throw damaged(file);
  }
  if (end?.rows !== count) throw new NotRestored(`${file} ends after ${count} rows and is not whole.`);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isRow = (line: unknown): line is [TableName, Row] => Array.isArray(line) && isObject(line[1]);

const damaged = (file: string) => new NotRestored(`${file} is damaged, or no backup.`);

/** The lines of a file, parsed. gzip's checksum detects corruption. */
async function* linesOf(file: string): AsyncGenerator<unknown> {
  const gunzip = createGunzip();
  const text = pipeline(createReadStream(file), gunzip, () => undefined).setEncoding('utf8');
  let parts: string[] = [];
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const [rest = '', ...lines] = chunk.split('\n');
      parts.push(rest);
      for (const next of lines) {
        yield JSON.parse(parts.join(''));
        parts = [next];
      }
    }
    const last = parts.join('');
    if (last !== '') yield JSON.parse(last);
  } catch (error) {
    throw isCorruption(error) ? damaged(file) : error;
  }
  // gunzip ignores trailing bytes.
  if (gunzip.bytesWritten !== statSync(file).size) throw damaged(file);
}

/** Whether an error of zlib or JSON means corrupt contents, as opposed to a disk that cannot be read. */
const isCorruption = (error: unknown): boolean =>
  error instanceof SyntaxError || /^(Z_|ERR_ENCODING|ERR_STREAM_PREMATURE)/.test((error as { code?: string }).code ?? '');
