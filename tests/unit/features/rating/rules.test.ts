import { expect, test } from 'vitest';
import type { Rating } from '../../../../src/contract/rating/read.ts';
import { initialValues, marked } from '../../../../src/features/rating/fields.ts';
import { ratingForm } from '../../../../src/features/rating/form.ts';
import { rulesOf } from '../../../../src/features/rating/rules.ts';

const image = { id: 'image-1', url: 'https://api.test/1', width: 4, height: 3 };
const asked: Rating = {
  id: 'rating-1',
  kind: 'device',
  subject: { id: 'robot', title: 'Robot', text: '900a' },
  askedAt: 1,
  openUntil: 2,
  open: true,
  answer: null,
};
const answered: Rating = { ...asked, answer: { stars: 4, aspects: ['quiet'], comment: 'Good.', images: [image], at: 1 } };

const user = { uid: 'us-noah', username: '', countryAbbr: 'US', countryCode: '1', lang: 'en' };
const bodyOf = (rating: Rating, fields: Record<string, string>) => rulesOf(rating).body({ fields, images: [] }, user);

test('an untouched form sends what was sent before', () => {
  const untouched = { stars: '', aspects: '', comment: '', kept: '' };
  expect(bodyOf(answered, untouched)).toEqual({
    id: 'rating-1',
    stars: 4,
    aspects: ['quiet'],
    comment: 'Good.',
    kept: ['image-1'],
    images: [],
  });
  expect(bodyOf(asked, untouched)).toMatchObject({ stars: 0, aspects: [], comment: '', kept: [] });
});

test('what was emptied is empty, and not as it was before', () => {
  const emptied = { aspects: marked([]), comment: marked(''), kept: marked([]) };
  expect(bodyOf(answered, emptied)).toMatchObject({ stars: 4, aspects: [], comment: '', kept: [] });
});

test('aspects of the other side of the stars are not sent', () => {
  const fields = { stars: '2', aspects: marked(['quiet', 'loud']) };
  expect(bodyOf(asked, fields).aspects).toEqual(['loud']);
});

test('too many photos are told before they are sent', () => {
  const { more } = rulesOf(answered);
  const photo = { key: '', name: '', blob: new Blob() };
  const draft = (photos: number) => ({ form: '', uid: '', key: '', fields: {}, images: Array(photos).fill(photo) });
  expect(more?.(bodyOf(answered, {}), draft(5), user)).toEqual({});
  expect(more?.(bodyOf(answered, {}), draft(6), user)).toEqual({ images: 'tooLong' });
});

test('only the first star of an unanswered form is no entry from the start', () => {
  expect(ratingForm(asked).defaults).toEqual({ stars: '', aspects: '=', comment: '=', kept: '=' });
  expect(initialValues(answered)).toEqual({ stars: '4', aspects: '=quiet', comment: '=Good.', kept: '=image-1' });
});
