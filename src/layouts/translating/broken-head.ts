import { join } from 'node:path';
import { AstroError } from 'astro/errors';
import { textOf } from '../../mdx/guide-pages.ts';
import { headFaults, unknownNames } from '../../mdx/translation/guide-faults.ts';
import { readGuide } from '../../mdx/translation/guide-files.ts';
import { guideAt } from './guide-at.ts';

/**
 * The development server keeps the last frontmatter of a guide that it could read, and says only in the terminal that the one in the
 * file is broken. Of a name that the page does not know it would say no line.
 *
 * @param address of a page
 * @throws AstroError with file and line when the text of the page has a broken frontmatter, or such a name
 */
export function refuseBrokenHead(address: string, content = 'content'): void {
  const at = guideAt(address);
  const file = at && textOf(at.page, at.code, (locale, id) => readGuide(locale, id, content));
  const fault = file && [...headFaults(file), ...unknownNames(file)][0];
  if (!fault) return;
  const loc = { file: join(process.cwd(), fault.file), line: fault.line, column: 1 };
  throw Object.assign(new AstroError(`${fault.file}:${fault.line} ${fault.what}`, fault.fix), { loc });
}
