import { describe, expect, test } from 'vitest';
import { deviceKinds } from '../../src/contract/devices/list.ts';
import { problemIds } from '../../src/contract/feedback/problem-ids.ts';
import { guideFiles } from '../../src/mdx/translation/guide-files.ts';
import { commonFaq, faqFacts, faqIds, faqListId, faqLists, faqOf, keeps } from '../../src/routes/faq-lists.ts';
import { routes } from '../../src/routes/table.ts';

const answers = guideFiles().filter(({ id }) => id.startsWith('faq/'));
const english = answers.filter(({ locale }) => locale === 'en');

const hasSteps = (id: string) => /^1\. /m.test(english.find((answer) => answer.id === `faq/${id}`)?.body ?? '');

/** All of their steps belong together: none of them is an attempt by itself, or they end with the report. */
const instructions = [
  'binding-reset-wifi',
  'vacuum-voice-prompts',
  'vacuum-factory-reset',
  'vacuum-hair-on-brushes',
  'vacuum-clean-filter',
  'vacuum-carpets',
  'vacuum-which-suction',
  'vacuum-which-water-level',
  'vacuum-clean-wheels-and-sensors',
  'purifier-filter',
  'network-new-router',
  'network-mobile-data',
  'error-other-needs-service',
  'error-purifier-replace-filter',
];

describe('content/faq.json', () => {
  test('names every answer that is written in English, and no other', () => {
    expect(english.map(({ id }) => id.replace('faq/', '')).sort()).toEqual([...faqIds].sort());
    expect(faqIds.length).toBeGreaterThanOrEqual(96);
  });

  test('says of each what it is about, and where to read on, in words that the site knows', () => {
    for (const id of faqIds) {
      const { problem, devices, related, ...rest } = faqFacts[id];
      expect(problemIds, id).toContain(problem);
      if (devices !== 'all') expect(deviceKinds, id).toEqual(expect.arrayContaining([...devices]));
      expect(
        related.filter((name) => !routes.some((route) => route.name === name && route.title)),
        id,
      ).toEqual([]);
      expect(
        Object.keys(rest).filter((key) => !['common', 'error', 'figures', 'keep'].includes(key)),
        id,
      ).toEqual([]);
    }
  });

  test('orders the most common problems without a gap', () => {
    expect(commonFaq.map((id) => faqFacts[id].common)).toEqual(commonFaq.map((_, index) => index + 1));
    expect(commonFaq.length).toBeGreaterThan(5);
  });

  test('lets the steps be tried of all messages, common problems, and problems of vacuums, connecting and networks', () => {
    const tried = faqIds.filter((id) => faqFacts[id].error || faqFacts[id].common || /^(vacuum|binding|network)-/.test(id));
    expect(tried.length).toBeGreaterThan(70);
    expect(
      tried.filter((id) => hasSteps(id) && !faqFacts[id].keep).sort(),
      'give an answer `keep` in content/faq.json, or add it to `instructions` above',
    ).toEqual(instructions.sort());
    expect(
      faqIds.filter((id) => faqFacts[id].keep && !hasSteps(id)),
      'write the steps of an answer with `keep` as a numbered list, `1. **…**`',
    ).toEqual([]);
    for (const id of faqIds) expect([undefined, ...keeps], id).toContain(faqFacts[id].keep);
  });

  test('has messages of the app or the device for every kind', () => {
    for (const device of deviceKinds) expect(faqOf({ device, errors: true }).length, device).toBeGreaterThan(1);
  });
});

describe('the lists of answers', () => {
  test('hold every problem type and every kind of device', () => {
    expect([...faqLists.keys()]).toEqual(expect.arrayContaining([...problemIds, ...deviceKinds.map((kind) => `all-${kind}`)]));
  });

  test('are found by their address, and none is empty', () => {
    for (const [id, filter] of faqLists) {
      expect(faqListId(filter)).toBe(id);
      expect(faqOf(filter).length, id).toBeGreaterThan(0);
    }
    expect(faqListId({})).toBeUndefined();
  });
});
