import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { brotliWindow } from '../../server/site-files.ts';
import { filesUnder } from './site.ts';

const texts = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

/** Bytes from which a file gains more than its second and third name cost. */
const worthwhile = 1024;

/**
 * Lays a `.br` and a `.gz` beside every text of a built site, as small as they can be, for hosts that send them as they are
 * (nginx: `brotli_static`, `gzip_static`). A host that compresses by itself needs none.
 *
 * @returns the number of texts
 */
export async function compressTexts(folder: string): Promise<number> {
  const files = filesUnder(folder).filter((file) => texts.test(file) && statSync(file).size >= worthwhile);
  const rest = files.values();
  const work = async () => {
    for (const file of rest) await compress(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return files.length;
}

async function compress(file: string): Promise<void> {
  const { size } = statSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: size, [constants.BROTLI_PARAM_LGWIN]: brotliWindow(size) };
  await pipeline(createReadStream(file), createBrotliCompress({ params }), createWriteStream(`${file}.br`));
  await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`));
}
