import { describe, expect, test } from 'vitest';
import { safetyProblems } from '../../src/mdx/safety.ts';
import { faultText } from '../../src/mdx/translation/fault.ts';
import { guideFiles } from '../../src/mdx/translation/guide-files.ts';
import { targets } from '../../src/mdx/translation/progress.ts';
import { safetyFaults } from '../../src/mdx/translation/safety-faults.ts';
import { registryFaults } from '../../tools/scripts/translations/safety.ts';

const guides = guideFiles();
const english = new Map(guides.filter(({ locale }) => locale === 'en').map((guide) => [guide.id, guide]));

describe('every safety sentence', () => {
  test('has an id and is a whole sentence', () => {
    const problems = guides.flatMap(({ path, body }) => safetyProblems(body).map((problem) => ({ path, ...problem })));
    expect(problems).toEqual([]);
  });

  test.each(targets)('stands in the same text in $label as in English, but for texts that are not translated yet', ({ code }) => {
    const faults = guides
      .filter(({ locale }) => locale === code)
      .flatMap((guide) => {
        const source = english.get(guide.id);
        return source ? safetyFaults(guide, source) : [];
      });
    expect(faults.filter(({ pending }) => !pending).map(faultText)).toEqual([]);
  });

  test('that content/safety.json names is there in English', () => {
    expect(registryFaults().map(faultText)).toEqual([]);
  });
});
