import { orUndefined } from './or-undefined.ts';

/** What an archive begins with: its name and the version of its form (docs/offline-archives.md). */
const signature = 'companion-archive 1';
const newline = 0x0a;
/** Most bytes of a line, so that a page which stands in for an archive is not read to its end. */
const maxLine = 4096;

/** Stands in a file for what it repeats. */
const placeholder = '\0';

/** One file of an archive. */
export interface ArchivedFile {
  path: string;
  /** As a web server says it */
  type: string;
  content: Uint8Array<ArrayBuffer>;
}

/** A file to be put into an archive. */
export interface FileToArchive extends ArchivedFile {
  /** A text that it says often, and others like it do not: without it they are more alike, and a twentieth smaller together */
  repeats?: string | undefined;
}

/** Said of bytes that are no archive, or not a whole one. */
export class ArchiveError extends Error {
  override message = 'This is no whole archive';
}

/** Puts files into one stream of bytes, in their order: similar neighbors compress best. */
export function writeArchive(files: readonly FileToArchive[]): Uint8Array<ArrayBuffer> {
  const line = (text: string) => new TextEncoder().encode(`${text}\n`);
  const parts = files.flatMap(({ path, type, content, repeats }) => {
    const stored = repeats ? replaced(content, repeats, placeholder) : content;
    return [line(JSON.stringify({ path, type, bytes: stored.length, repeats })), stored];
  });
  return concat([line(`${signature} ${files.length}`), ...parts]);
}

/**
 * Reads the files of an archive as they arrive, one at a time. The archive says nothing about whether they are right: compare each
 * with a hash from elsewhere.
 *
 * @throws ArchiveError as soon as the bytes are no archive, or end before its last file; whatever the stream throws
 */
export async function* readArchive(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ArchivedFile, void> {
  const source = stream.getReader();
  let rest = new Uint8Array(0);
  const readMore = async () => {
    const { value, done } = await source.read();
    if (done) throw new ArchiveError();
    rest = concat([rest, value]);
  };
  const take = async (length: number) => {
    while (rest.length < length) await readMore();
    const taken = rest.slice(0, length);
    rest = rest.slice(length);
    return taken;
  };
  const takeLine = async () => {
    while (!rest.includes(newline) && rest.length < maxLine) await readMore();
    const line = await take(rest.indexOf(newline) + 1);
    if (line.length === 0) throw new ArchiveError();
    return new TextDecoder().decode(line).slice(0, -1);
  };
  try {
    for (let count = countOf(await takeLine()); count > 0; count--) {
      const { path, type, bytes, repeats } = headerOf(await takeLine());
      const stored = await take(bytes);
      yield { path, type, content: repeats ? replaced(stored, placeholder, repeats) : stored };
    }
  } finally {
    // Ends the download of what nobody reads.
    await source.cancel().catch(() => undefined);
  }
}

function countOf(line: string): number {
  const [, count] = new RegExp(`^${signature} (\\d+)$`).exec(line) ?? [];
  if (!count) throw new ArchiveError();
  return Number(count);
}

interface Header {
  path: string;
  type: string;
  bytes: number;
  repeats: string | undefined;
}

function headerOf(line: string): Header {
  const { path, type, bytes, repeats } = parse(line) ?? {};
  if (typeof path !== 'string' || typeof type !== 'string' || !Number.isInteger(bytes) || Number(bytes) < 0)
    throw new ArchiveError();
  return { path, type, bytes: Number(bytes), repeats: typeof repeats === 'string' ? repeats : undefined };
}

const parse = (line: string): Record<string, unknown> | undefined => orUndefined(() => JSON.parse(line));

const replaced = (content: Uint8Array, text: string, by: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(new TextDecoder().decode(content).replaceAll(text, by));

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
