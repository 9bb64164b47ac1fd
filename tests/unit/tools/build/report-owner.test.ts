import { expect, test } from 'vitest';
import { ownerReport } from '../../../../tools/build/report-owner.ts';

test('a build says that its accessibility statement names nobody', () => {
  expect(ownerReport({})).toEqual([expect.stringMatching(/statement.*docs\/configuring\.md/)]);
});

test('a build says nothing where somebody is named', () => {
  expect(ownerReport({ accessibility: { owner: 'Example GmbH', contact: 'a@b.example' } })).toEqual([]);
});
