import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One file of the built site, read once for as long as it does not change. */
export interface SiteFile {
  /** With its charset */
  type: string;
  /** Compressed when first asked for, and kept */
  body(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
  /** In quotes; another for each encoding, since the bytes are others */
  etag(encoding: Encoding): string;
  /** Whether it gains from being compressed */
  compressible: boolean;
}

/** The type of a file by its name, as a web server says it: text is UTF-8 throughout. */
export function typeOf(name: string): string {
  const type = getMimeType(name) ?? 'application/octet-stream';
  return /^text\/|javascript|json|xml/.test(type) && !type.includes('charset') ? `${type}; charset=utf-8` : type;
}

/**
 * Finds files of a folder by their path in an address, decoded, with its first slash. Nothing outside the folder is found,
 * however the path is written.
 */
export function siteFiles(folder: string): (path: string) => Promise<SiteFile | undefined> {
  const root = normalize(folder).replace(/[\\/]+$/, '') + sep;
  const kept = new Map<string, { stamp: string; file: Promise<SiteFile> }>();

  return async (path) => {
    const name = normalize(join(root, path));
    if (!name.startsWith(root) || path.includes('\0')) return undefined;
    const found = await stat(name).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const stamp = `${found.mtimeMs} ${found.size}`;
    const known = kept.get(name);
    if (known?.stamp === stamp) return known.file;
    const file = read(name);
    kept.set(name, { stamp, file });
    file.catch(() => kept.delete(name));
    return file;
  };
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

async function read(name: string): Promise<SiteFile> {
  const bytes = await readFile(name);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 20);
  const type = typeOf(name);
  const bodies = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>([['identity', Promise.resolve(bytes)]]);
  return {
    type,
    compressible: type.includes('charset'),
    etag: (encoding) => `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`,
    body(encoding) {
      const body = bodies.get(encoding) ?? compress[encoding as 'br' | 'gzip'](bytes);
      bodies.set(encoding, body);
      return body;
    },
  };
}
