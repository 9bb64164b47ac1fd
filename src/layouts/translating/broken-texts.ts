import { join } from 'node:path';
import { AstroError } from 'astro/errors';
import { sourceLocale } from '../../i18n/locales.ts';
import { textOf } from '../../mdx/guide-pages.ts';
import type { Fault } from '../../mdx/translation/fault.ts';
import { pageFaults } from '../../mdx/translation/guide-faults.ts';
import { readGuide } from '../../mdx/translation/guide-files.ts';
import { stringsFilesOf } from '../../mdx/translation/strings.ts';
import { prefixOf } from '../../routes/locale-prefix.ts';
import { guideAt } from './guide-at.ts';

/**
 * The development server keeps the last frontmatter of a guide that it could read, and says only in the terminal that the one in the
 * file is broken. Of a tag that is not closed it names neither the language nor what to do, of a name that the page does not know no
 * line. Of texts of screens it reads what it can (tools/build/readable-strings.ts).
 *
 * @param address of a page
 * @throws AstroError with file and line when texts of the page's language, or the English ones, or the guide's file are broken, or when
 * the guide has such a name
 */
export function refuseBrokenTexts(address: string, content = 'content'): void {
  const [fault] = [...stringsFaultsAt(address, content), ...guideFaultsAt(address, content)];
  if (!fault) return;
  const loc = { file: join(process.cwd(), fault.file), line: fault.line, column: 1 };
  throw Object.assign(new AstroError(`${fault.file}:${fault.line} ${fault.what}`, fault.fix), { loc });
}

const stringsFaultsAt = (address: string, content: string): Fault[] =>
  [...new Set([prefixOf(address)?.code, sourceLocale.code])].flatMap((code) =>
    code ? stringsFilesOf(code, content).flatMap(({ faults }) => faults) : [],
  );

function guideFaultsAt(address: string, content: string): Fault[] {
  const at = guideAt(address);
  const file = at && textOf(at.page, at.code, (locale, id) => readGuide(locale, id, content));
  return file ? pageFaults(file) : [];
}
