import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type LocaleCode, locales } from '../../../src/i18n/locales.ts';
import { readGuides } from '../../scripts/compress.ts';
import { compressAgainst } from '../../scripts/dictionary-encodings.ts';
import { makeDictionary } from '../../scripts/make-dictionary.ts';
import { type Options, site } from '../bench-config.ts';
import { atMost, median, plain, printRows, type Row, withTarget } from '../report.ts';

/** Bytes of a language's dictionary, and of its median answer and guide with it, as the build compresses them and nginx sends them. */
interface Sizes {
  code: LocaleCode;
  dictionary: number;
  answer: number;
  guide: number;
}

/** What a reader's next page costs with the dictionary of the language (docs/compression-dictionaries.md). */
export async function dictionaries({ quick }: Options): Promise<Row[]> {
  const sizes: Sizes[] = [];
  for (const { code } of quick ? locales.slice(0, 1) : locales) sizes.push(await measure(code));
  const most = (of: 'answer' | 'guide') => sizes.reduce((most, each) => (each[of] > most[of] ? each : most));
  const [answer, guide] = [most('answer'), most('guide')];
  printRows(
    'With the dictionary of the language, brotli: dictionary, median answer, median guide',
    sizes.map(({ code, dictionary, answer, guide }) => plain(code, `${dictionary} B, ${answer} B, ${guide} B`)),
  );
  return withTarget([
    atMost(`dictionaries: next answer, median, the heaviest language (${answer.code})`, answer.answer, 1000, ' B'),
    atMost(`dictionaries: next guide, median, the heaviest language (${guide.code})`, guide.guide, 2000, ' B'),
  ]);
}

async function measure(code: LocaleCode): Promise<Sizes> {
  const pages = readGuides(site, code);
  const dictionary = makeDictionary(pages.map(({ content }) => content));
  const sent = await Promise.all(
    pages.map(async ({ file, content }) => ({
      isAnswer: /faqDetail[\\/]/.test(file),
      bytes: (await compressAgainst(dictionary, content)).dcb.length,
    })),
  );
  const of = (answers: boolean) => median(sent.filter(({ isAnswer }) => isAnswer === answers).map(({ bytes }) => bytes));
  return { code, dictionary: (await promisify(brotliCompress)(dictionary)).length, answer: of(true), guide: of(false) };
}
