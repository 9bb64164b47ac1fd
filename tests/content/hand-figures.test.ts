import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales, sourceLocale } from '../../src/i18n/locales.ts';
import { answerPassages } from '../../src/mdx/answer-passages.ts';
import { guideFiles } from '../../src/mdx/translation/guide-files.ts';
import { faqFacts, faqIds } from '../../src/routes/faq-lists.ts';
import { root } from '../../tools/scripts/tools.ts';

const folder = join(root, 'src/mdx/figures/hands');
const drawn = readdirSync(folder).flatMap((file) => (file.endsWith('.astro') ? [file.replace('.astro', '')] : []));
const names = drawn.map((file) => file.charAt(0).toLowerCase() + file.slice(1)).sort();

const guides = guideFiles().filter(({ locale }) => locale === 'en');
const passagesOf = (id: string) => answerPassages(guides.find((guide) => guide.id === `faq/${id}`)?.body ?? '');
const figuresOf = (id: (typeof faqIds)[number]) => Object.entries(faqFacts[id].figures ?? {});

function textsOf(code: string): Record<string, string> {
  const file = join(root, 'content', code, 'strings/handFigures.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Parts that an owner holds, wipes or presses. */
const parts =
  /charging contacts|\bfilter|\bbrush(es)?\b|\bwheels?\b|cliff sensor|\bturret|bumper|dust box|water tank|mop cloth|reset button|power button|serial number|\bbasket|coating|\bcover\b|on its dock/i;

/** Answers with such a part in a step, and why none of it is drawn there. */
const without: Readonly<Record<string, string>> = {
  'error-device-offline': 'every kind of device',
  'error-fryer-overheated': 'the hot fryer is left alone, then wiped inside',
  'error-other-needs-service': 'every kind of device',
  'error-other-update-failed': 'every kind of device',
  'other-clean-safely': 'every kind of device',
  'other-service-ticket': 'what to report',
  'purifier-where-to-place': 'what the label says',
  'vacuum-which-water-level': 'a setting in the app',
};

describe('the drawings of hands', () => {
  // As everywhere, English stands in until a language has its own; `npm run translations -- check --release` fails until then.
  test('are each described in English, and no language describes another', () => {
    expect(Object.keys(textsOf(sourceLocale.code)).sort()).toEqual(names);
    for (const { code } of locales) expect(names, code).toEqual(expect.arrayContaining(Object.keys(textsOf(code))));
  });

  test('are each shown by an answer or a guide', () => {
    const shown = new Set([
      ...faqIds.flatMap((id) => figuresOf(id).map(([, name]) => name as string)),
      ...guides.flatMap(({ body }) => [...body.matchAll(/<Hands show="(\w+)"/g)].map(([, name]) => name)),
    ]);
    expect(names.filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('the figures of content/faq.json', () => {
  test('are drawings that there are, under steps or points that the answer has, each once', () => {
    for (const id of faqIds) {
      const anchors = passagesOf(id).map(([anchor]) => anchor);
      const figures = figuresOf(id);
      const places = anchors.filter((anchor) => /^(step|point)-/.test(anchor));
      for (const [anchor, name] of figures) {
        expect(places, id).toContain(anchor);
        expect(names, id).toContain(name);
      }
      expect(new Set(figures.map(([, name]) => name)).size, id).toBe(figures.length);
    }
  });

  test('show every part that is to be held, wiped or pressed', () => {
    const mention = faqIds.filter((id) =>
      passagesOf(id).some(([anchor, text]) => anchor.startsWith('step-') && parts.test(text)),
    );
    expect(mention.length).toBeGreaterThan(60);
    expect(
      mention.filter((id) => figuresOf(id).length === 0).sort(),
      'give an answer `figures` in content/faq.json, or add it to `without` above',
    ).toEqual(Object.keys(without).sort());
  });
});
