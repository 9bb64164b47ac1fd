import { fetchSiteFile } from '../api/site-response.ts';
import { readArchive } from '../lib/archive.ts';
import type { OfflineFile } from '../routes/offline.ts';

/** Files that are fetched at once, where they come one by one. */
const atOnce = 8;

/** A file that has arrived as it was built, and what its host says with it. */
export interface Arrived {
  file: OfflineFile;
  content: Uint8Array<ArrayBuffer>;
  headers: Headers;
}

/**
 * The files of a language that are missing, as they come in its archive.
 *
 * @throws TypeError where a file in it is not the language's, or not as it was built; ArchiveError where the host has none, or not all of it
 */
export async function* fromArchive(
  address: string,
  all: readonly OfflineFile[],
  missing: readonly OfflineFile[],
  stop: AbortSignal,
): AsyncGenerator<Arrived> {
  const { body, headers } = await fetchSiteFile(address, stop);
  if (!body) throw new TypeError('No streams');
  for await (const { path, type, content } of readArchive(body)) {
    const file = all.find((one) => one.path === path);
    if (!file) throw new TypeError(`${path} is unknown`);
    if (missing.includes(file)) yield verified({ file, content, headers: headersFor(type, headers) });
  }
}

/** The same files, each fetched by itself. @throws TypeError where one is not there, or not as it was built */
export async function* oneByOne(files: readonly OfflineFile[], stop: AbortSignal): AsyncGenerator<Arrived> {
  for (let at = 0; at < files.length; at += atOnce) {
    stop.throwIfAborted();
    yield* await Promise.all(files.slice(at, at + atOnce).map((file) => fetchOne(file, stop)));
  }
}

async function fetchOne(file: OfflineFile, stop: AbortSignal): Promise<Arrived> {
  const response = await fetchSiteFile(file.path, stop);
  const content = new Uint8Array(await response.arrayBuffer());
  return verified({ file, content, headers: headersFor(response.headers.get('Content-Type') ?? '', response.headers) });
}

/** About how a file was sent, which is over. What else a host says, such as who may frame the page, holds for the copy too. */
const ofSending = ['Cache-Control', 'Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified', 'Vary'];

function headersFor(type: string, sent: Headers): Headers {
  const headers = new Headers(sent);
  for (const name of ofSending) headers.delete(name);
  headers.set('Content-Type', type);
  return headers;
}

/** @throws TypeError where the content is not what the build wrote: it was changed on its way, or is of another build */
async function verified(arrived: Arrived): Promise<Arrived> {
  const { file, content } = arrived;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hex !== file.sha256) throw new TypeError(`${file.path} is damaged`);
  return arrived;
}
