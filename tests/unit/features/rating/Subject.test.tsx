// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Rating } from '../../../../src/contract/rating/read.ts';
import { Subject } from '../../../../src/features/rating/components/Subject.tsx';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

afterEach(cleanup);

const t = createT(stringsOf('en', ['common', 'rating']), 'en');

const show = (kind: Rating['kind']) =>
  render(
    <Translator value={t}>
      <Subject
        rating={{ kind, subject: { id: '7', title: 'The map is gone', text: 'Restore it' } } as Rating}
        hrefs={{ report: '/feedbackDetails', ticket: '/rmaDetail' }}
      />
    </Translator>,
  ).container.firstElementChild;

test('a reply stands out from the report that it answers; what a device or a ticket is called, from the rest', () => {
  expect(show('reply')?.className).toBe('subject subject-reply');
  expect(screen.getByRole('link', { name: t('rating.show_reply') }).getAttribute('href')).toBe('/feedbackDetails/7');
  cleanup();
  expect(show('ticket')?.className).toBe('subject');
  expect(screen.getByRole('link', { name: t('rating.show_ticket') }).getAttribute('href')).toBe('/rmaDetail/7');
  cleanup();
  expect(show('device')?.className).toBe('subject');
  expect(screen.queryByRole('link')).toBeNull();
});
