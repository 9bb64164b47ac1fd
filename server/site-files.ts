import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { type Dictionary, type DictionaryEncoding, dictionaryFolder, parseDictionaryName } from '../src/routes/dictionaries.ts';

type Compression = 'br' | 'gzip' | DictionaryEncoding;
export type Encoding = Compression | 'identity';

/** One file of the built site, read once for as long as it does not change. */
export interface SiteFile {
  /** With its charset */
  type: string;
  /** As the build compressed it, where it did; else compressed when first asked for, and kept */
  body(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
  /** Whether the build compressed it with the dictionary of its language */
  has(encoding: DictionaryEncoding): Promise<boolean>;
  /** In quotes; another for each encoding, since the bytes are others */
  etag(encoding: Encoding): string;
  /** Whether it gains from being compressed */
  compressible: boolean;
}

/** The dictionaries of a built site: none unless `--compress` made them. */
export function readDictionaries(folder: string): Dictionary[] {
  try {
    return readdirSync(join(folder, dictionaryFolder))
      .sort()
      .flatMap((name) => parseDictionaryName(name) ?? []);
  } catch {
    return [];
  }
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

/** How far back brotli looks for what it has had before, as a power of two: all of an archive of pages that are alike. */
export const brotliWindow = (bytes: number): number =>
  bytes > 2 ** constants.BROTLI_DEFAULT_WINDOW ? constants.BROTLI_MAX_WINDOW_BITS : constants.BROTLI_DEFAULT_WINDOW;

const compress = {
  br: (bytes: Uint8Array) => {
    const window = brotliWindow(bytes.length);
    // At its best, an archive would keep its first reader waiting for ten seconds.
    const quality = window > constants.BROTLI_DEFAULT_WINDOW ? 9 : constants.BROTLI_MAX_QUALITY;
    const params = { [constants.BROTLI_PARAM_LGWIN]: window, [constants.BROTLI_PARAM_QUALITY]: quality };
    return promisify(brotliCompress)(bytes, { params });
  },
  gzip: promisify(gzip),
};

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
      const body = bodies.get(encoding) ?? compressed(name, bytes, encoding as Compression);
      bodies.set(encoding, body);
      return body;
    },
    has: (encoding) =>
      stat(`${name}.${encoding}`).then(
        () => true,
        () => false,
      ),
  };
}

function compressed(name: string, bytes: Uint8Array, encoding: Compression): Promise<Uint8Array<ArrayBuffer>> {
  const file = readFile(`${name}.${encoding === 'gzip' ? 'gz' : encoding}`);
  return encoding === 'br' || encoding === 'gzip' ? file.catch(() => compress[encoding](bytes)) : file;
}
