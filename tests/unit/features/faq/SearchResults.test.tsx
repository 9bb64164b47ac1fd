import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { SearchResults } from '../../../../src/features/faq/components/SearchResults.tsx';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import type { Answers, FoundAnswer } from '../../../../src/stores/answers.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

const t = createT(stringsOf('en', ['common', 'help']), 'en');
const near = { id: 'near', title: 'Near', description: '', good: false, marks: { title: [], description: [] } };

const iconFor = (found: readonly object[]) => {
  const answers = { find: () => found as FoundAnswer[] } as unknown as Answers;
  const { container } = render(
    <Translator value={t}>
      <SearchResults answers={answers} q="lawn" problem="" kind="" hrefs={{ answer: '/faqDetail', topics: '/helpCenter' }} />
    </Translator>,
  );
  return getComputedStyle(container.querySelector('.empty-state-icon') as Element).display;
};

beforeAll(() => {
  const textContent = readFileSync('src/features/faq/screens/search-faq.css', 'utf8');
  document.head.append(Object.assign(document.createElement('style'), { textContent }));
});

afterEach(cleanup);

test('without a certain answer the picture makes room for the nearest ones', () => {
  expect(iconFor([near])).toBe('none');
});

test('without any answer the picture stays', () => {
  expect(iconFor([])).not.toBe('none');
});
