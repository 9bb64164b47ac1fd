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

const show = (found: readonly object[]) => {
  const answers = { find: () => found as FoundAnswer[] } as unknown as Answers;
  const { container } = render(
    <Translator value={t}>
      <SearchResults answers={answers} q="lawn" problem="" kind="" hrefs={{ answer: '/faqDetail', topics: '/helpCenter' }} />
    </Translator>,
  );
  return container;
};

const iconFor = (found: readonly object[]) => getComputedStyle(show(found).querySelector('.empty-state-icon') as Element).display;

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

test('only certain answers are shown where there are some, and the focus goes to them', () => {
  const container = show([{ ...near, id: 'right', title: 'Right', good: true }, near]);
  expect(container.querySelector('[data-results] h2')?.textContent).toBe('1 answer');
  expect([...container.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual(['/faqDetail/right']);
});

test('the nearest answers are named as such, and the focus goes to what is said before them', () => {
  const container = show([1, 2, 3, 4].map((id) => ({ ...near, id: `${id}` })));
  expect(container.querySelector('[data-results] h2')?.textContent).toBe(t('help.none'));
  expect(container.querySelector('section h2')?.textContent).toBe(t('help.perhaps'));
  expect(container.querySelectorAll('li')).toHaveLength(3);
});
