import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { withImports } from '../../tools/build/preload-imports.ts';
import type { Page } from './built-site.ts';

/** What opening a page for the first time costs before anybody touches it. Bytes are brotli's, at its best as a CDN keeps them. */
export interface Weight {
  /** The page, its styles and its drawings */
  bytes: number;
  /** Files of scripts that it starts, and those written into the page */
  scriptBytes: number;
  /** The page itself included */
  requests: number;
}

/**
 * Measures what was compressed with more and more effort until it fits, or could not be smaller. Brotli's quality 5 takes a thirtieth
 * of the time of its best, and makes a page about 8 % larger: what fits then would fit as well.
 */
export async function compressedUntil<T>(fits: (measured: T) => boolean, measure: (quality: number) => Promise<T>): Promise<T> {
  for (const quality of [5, 10]) {
    const measured = await measure(quality);
    if (fits(measured)) return measured;
  }
  return measure(constants.BROTLI_MAX_QUALITY);
}

const compress = (content: string | Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const weighed = new Map<string, Promise<number>>();

/** The weight of what many pages have, by its name, as a CDN keeps it. */
function weightOnce(name: string, content: string | Buffer): Promise<number> {
  const known = weighed.get(name) ?? compress(content, constants.BROTLI_MAX_QUALITY).then(({ length }) => length);
  weighed.set(name, known);
  return known;
}

/** The modules that a page has fetched early: those that it starts with, or those of what it then shows first. */
const preloads = ({ tags }: Page, priority: 'low' | undefined): string[] =>
  tags.flatMap(({ name, attributes: { rel, fetchpriority, href } }) =>
    name === 'link' && rel === 'modulepreload' && fetchpriority === priority && href ? [href] : [],
  );

/** The script files that a page starts. */
const startedScripts = (page: Page): string[] =>
  page.tags
    .filter(({ inert }) => !inert)
    .flatMap(({ name, attributes }) => [
      ...(name === 'script' && attributes.src ? [attributes.src] : []),
      ...(name === 'astro-island'
        ? [attributes['component-url'], attributes['renderer-url'], attributes['before-hydration-url']]
        : []),
    ])
    .filter((path) => path !== undefined)
    .concat(preloads(page, undefined));

/** Bytes of scripts that a page fetches, once it has those it starts with, for what it shows first. */
export const firstViewBytes = (page: Page, folder: string): Promise<number> => bytesOf(preloads(page, 'low'), folder);

/** The script files that a page names in a template, to load them on demand. */
export const onDemandScripts = ({ tags }: Page): string[] =>
  tags.flatMap(({ name, attributes, inert }) => (inert && name === 'script' && attributes.src ? [attributes.src] : []));

const sum = async (weights: readonly Promise<number>[]) =>
  (await Promise.all(weights)).reduce((total, bytes) => total + bytes, 0);

/** Bytes of files, as a CDN keeps them. */
const bytesOf = (paths: readonly string[], folder: string) =>
  sum(paths.map((path) => weightOnce(folder + path, readFileSync(join(folder, path)))));

/** What a script on demand costs, with all that it imports. */
export const onDemandWeight = (path: string, folder: string): Promise<number> => bytesOf(withImports(folder, [path]), folder);

/** Bytes of scripts that a page loads for a reader who comes from another. */
export function secondBytes(first: Page, second: Page, folder: string): Promise<number> {
  const had = new Set(withImports(folder, startedScripts(first)));
  return bytesOf(
    withImports(folder, startedScripts(second)).filter((path) => !had.has(path)),
    folder,
  );
}

/** @param quality brotli's, of the page itself */
export async function weightOf(page: Page, folder: string, quality = constants.BROTLI_MAX_QUALITY): Promise<Weight> {
  const files = withImports(folder, startedScripts(page));
  const others = page.tags
    .filter(({ inert }) => !inert)
    .flatMap(({ name, attributes }) => {
      if (name === 'link' && /stylesheet|icon|manifest|preload$/.test(attributes.rel ?? '') && attributes.href)
        return [attributes.href];
      return name === 'img' && attributes.src && attributes.loading !== 'lazy' ? [attributes.src] : [];
    });
  const fetched = [...new Set(others)].filter((path) => path.startsWith('/') && !files.includes(path));
  // In one file, they are compressed together.
  const scripts = inlineScripts(page).join('\n');
  const [html, inline, scriptFiles, rest] = await Promise.all([
    compress(page.source, quality),
    weightOnce(scripts, scripts),
    bytesOf(files, folder),
    bytesOf(fetched, folder),
  ]);
  return {
    bytes: html.length + rest + scriptFiles,
    scriptBytes: inline + scriptFiles,
    requests: 1 + files.length + fetched.length,
  };
}

/** How many bytes of a guide, as it is sent, a browser needs to read it to the end of its first paragraph, below the notice that it may have. */
export async function bytesToFirstParagraph({ source }: Page, quality = constants.BROTLI_MAX_QUALITY): Promise<number> {
  const read = /^.*?<main\b.*?<div><p\b.*?<\/p>/s.exec(source)?.[0];
  if (!read) throw new Error('The page has no paragraph');
  const needed = Buffer.byteLength(read);
  const sent = await compress(source, quality);
  const readFrom = (bytes: number) =>
    brotliDecompressSync(sent.subarray(0, bytes), { finishFlush: constants.BROTLI_OPERATION_FLUSH }).length;
  let [tooFew, enough] = [0, sent.length];
  while (enough - tooFew > 1) {
    const middle = (tooFew + enough) >> 1;
    if (readFrom(middle) < needed) tooFew = middle;
    else enough = middle;
  }
  return enough;
}

/** Code written into the page; data such as JSON-LD and speculation rules is no code. */
export function inlineScripts({ source }: Page): string[] {
  return [...source.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', body = '']) =>
    /\bsrc=|type="(application\/|speculationrules|importmap)/.test(attributes) ? [] : [body],
  );
}
