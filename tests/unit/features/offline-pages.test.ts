import { expect, test } from 'vitest';
import { patterns } from '../../../src/features/offline/page-patterns.ts';
import { routes } from '../../../src/routes/table.ts';

/** What the guides in a folder of the content are about; all others are listed last. */
const subjects: Readonly<Record<string, string>> = {
  instructions: 'device',
  partitions: 'device',
  maps: 'device',
  voice: 'voice',
  'voice-templates': 'voice',
  faq: 'help',
};

test('each guide is listed under what it is about', () => {
  for (const { path, guide } of routes) {
    const [folder = ''] = guide?.split('/') ?? [];
    const [subject] = Object.entries(patterns).find(([, pattern]) => RegExp(pattern).test(path)) ?? [];
    if (guide) expect([path, subject]).toEqual([path, subjects[folder]]);
  }
});
