import { createReadStream, createWriteStream, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { brotliWindow } from '../../server/site-files.ts';
import { type LocaleCode, localeIds, sourceId } from '../../src/i18n/locale-ids.ts';
import { dictionaryFolder, dictionaryPath } from '../../src/routes/dictionaries.ts';
import { prefixOf } from '../../src/routes/locale-prefix.ts';
import { canUseDictionaries, compressAgainst, hashOf } from './dictionary-encodings.ts';
import { makeDictionary } from './make-dictionary.ts';
import { filesUnder } from './site.ts';

const texts = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

/** Bytes from which a file gains more than its second and third name cost. */
const worthwhile = 1024;

/**
 * Lays a `.br` and a `.gz` beside every text of a built site, as small as they can be, for hosts that send them as they are
 * (nginx: `brotli_static`, `gzip_static`), and beside every page a `.dcb` and a `.dcz`, against the dictionary of its language
 * (docs/compression-dictionaries.md). A host that compresses by itself needs none.
 *
 * @param onTenth is told how many tenths of the work are done
 * @returns the number of texts, and of the pages with a dictionary
 */
export async function compressTexts(
  folder: string,
  onTenth: (tenths: number) => void = () => undefined,
): Promise<{ texts: number; pages: number }> {
  const dictionaries = writeDictionaries(folder);
  const files = filesUnder(folder).filter((file) => texts.test(file) && statSync(file).size >= worthwhile);
  const rest = files.values();
  let [done, pages, tenths] = [0, 0, 0];
  const work = async () => {
    for (const file of rest) {
      await compress(file);
      const dictionary = file.endsWith('.html') && dictionaries.get(localeOf(folder, file));
      if (dictionary) {
        const forms = await compressAgainst(dictionary, readFileSync(file));
        for (const [encoding, form] of Object.entries(forms)) writeFileSync(`${file}.${encoding}`, form);
        pages++;
      }
      done++;
      while (tenths < Math.floor((done / files.length) * 10)) onTenth(++tenths);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { texts: files.length, pages };
}

async function compress(file: string): Promise<void> {
  const { size } = statSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: size, [constants.BROTLI_PARAM_LGWIN]: brotliWindow(size) };
  await pipeline(createReadStream(file), createBrotliCompress({ params }), createWriteStream(`${file}.br`));
  await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`));
}

/** Makes the dictionary of each language from its guides and answers. A language without any has none. */
function writeDictionaries(folder: string): ReadonlyMap<LocaleCode, Buffer> {
  rmSync(join(folder, dictionaryFolder), { recursive: true, force: true });
  const dictionaries = new Map<LocaleCode, Buffer>();
  for (const { code } of canUseDictionaries() ? localeIds : []) {
    const dictionary = makeDictionary(readGuides(folder, code).map(({ content }) => content));
    if (dictionary.length < worthwhile) continue;
    mkdirSync(join(folder, dictionaryFolder), { recursive: true });
    const hash = hashOf(dictionary).toString('base64');
    writeFileSync(join(folder, dictionaryPath({ locale: code, hash })), dictionary);
    dictionaries.set(code, dictionary);
  }
  return dictionaries;
}

/** The guides and answers of a language, with their files from the folder of a built site. */
export function readGuides(folder: string, code: LocaleCode): { file: string; content: Buffer }[] {
  return filesUnder(folder)
    .filter((file) => file.endsWith('.html') && localeOf(folder, file) === code)
    .map((file) => ({ file: relative(folder, file), content: readFileSync(file) }))
    .filter(({ content }) => content.includes('<article class="guide"'));
}

const localeOf = (folder: string, file: string): LocaleCode =>
  (prefixOf(`/${relative(folder, file).split(sep).join('/')}`) ?? sourceId).code;
