import type { Locale } from '../../../src/i18n/locales.ts';
import { type Fault, faultText } from '../../../src/mdx/translation/fault.ts';
import { Problem } from '../tools.ts';
import { faultsOf, strayFolders } from './check/faults.ts';
import { formFaults } from './check/form-faults.ts';

/**
 * `npm run translations -- de check`.
 *
 * @param release whether English may stand in for nothing
 * @returns what is missing in texts that are otherwise right
 * @throws Problem with all faults
 */
export function check(locales: readonly Locale[], content: string, release: boolean): string {
  const form = formFaults(
    locales.map(({ code }) => code),
    content,
  );
  const all = [...strayFolders(content), ...locales.flatMap((locale) => faultsOf(locale, content)), ...form];
  const pending = all.filter((fault) => fault.pending);
  const broken = all.filter((fault) => !fault.pending);
  const text = [
    ...section('Missing or left over. Until then, English stands in', pending),
    ...section('Wrong', broken),
    sum(broken, pending),
  ].join('\n');
  if (broken.length > 0 || (release && pending.length > 0)) throw new Problem(text);
  return text;
}

const section = (title: string, faults: readonly Fault[]): string[] =>
  faults.length > 0 ? [title, '', ...faults.map(faultText), ''] : [];

const sum = (broken: readonly Fault[], pending: readonly Fault[]): string =>
  `${broken.length} wrong, ${pending.length} missing or left over`;
