import { expect, test } from 'vitest';
import catalogue from '../../../content/catalogue.json' with { type: 'json' };
import { modelPatterns, patterns } from '../../../src/features/offline/page-patterns.ts';
import { routes } from '../../../src/routes/table.ts';

/** What the guides in a folder of the content are about, where that is no model; all others are listed last. */
const subjects: Readonly<Record<string, string>> = {
  voice: 'voice',
  faq: 'help',
};

test('each guide is listed under its model, or under what it is about', () => {
  const groups = [...modelPatterns, ...Object.entries(patterns)];
  for (const { path, guide, variants, about } of routes) {
    const [folder = ''] = guide?.split('/') ?? [];
    for (const variant of variants ?? [about ?? '']) {
      const address = path.replace(/\[\w+\]/, variant);
      const model = catalogue.models.find(({ key }) => key === variant);
      const [group] = groups.find(([, pattern]) => RegExp(pattern).test(address)) ?? [];
      if (guide) expect([address, group]).toEqual([address, model?.name ?? subjects[folder]]);
    }
  }
});
