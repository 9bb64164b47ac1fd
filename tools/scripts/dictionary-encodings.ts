import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, zstdCompress } from 'node:zlib';
import type { DictionaryEncoding } from '../../src/routes/dictionaries.ts';

/** Node's types know brotli's dictionary not yet. */
export type BrotliDictionary = BrotliOptions & { dictionary: Uint8Array };

/** What a body begins with, before the SHA-256 of its dictionary (RFC 9842 §4 and §5). */
const magic = { dcb: Buffer.from('ff444342', 'hex'), dcz: Buffer.from('5e2a4d1820000000', 'hex') };

export const hashOf = (dictionary: Uint8Array): Buffer => createHash('sha256').update(dictionary).digest();

/** Whether this Node compresses against a dictionary. One that does not ignores the option. */
export function canUseDictionaries(): boolean {
  const text = createHash('sha512').digest();
  const options: BrotliDictionary = { dictionary: text };
  return typeof zstdCompress === 'function' && brotliCompressSync(text, options).length < text.length;
}

/** A page as a browser with the dictionary reads it, in brotli and in Zstandard. */
export async function compressAgainst(dictionary: Uint8Array, page: Uint8Array): Promise<Record<DictionaryEncoding, Buffer>> {
  const hash = hashOf(dictionary);
  const brotli: BrotliDictionary = { dictionary, params: { [constants.BROTLI_PARAM_SIZE_HINT]: page.length } };
  const params = { [constants.ZSTD_c_compressionLevel]: 19 };
  return {
    dcb: Buffer.concat([magic.dcb, hash, await promisify(brotliCompress)(page, brotli)]),
    dcz: Buffer.concat([magic.dcz, hash, await promisify(zstdCompress)(page, { dictionary, params })]),
  };
}
