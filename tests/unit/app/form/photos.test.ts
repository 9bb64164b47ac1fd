import { expect, test } from 'vitest';
import { take } from '../../../../src/app/form/photos.ts';
import type { SetImages } from '../../../../src/app/form/use-photos.ts';
import { maxImageBytes, maxImages } from '../../../../src/contract/images/limits.ts';
import type { DraftImage } from '../../../../src/stores/drafts.ts';

const file = (name: string, type = 'image/jpeg', size = 8) => new File([new Uint8Array(size)], name, { type });

/** The pictures of a form, as it keeps them. */
function imagesOfForm() {
  let images: readonly DraftImage[] = [];
  const set: SetImages = (change) => {
    images = change(images);
  };
  return { set, names: () => images.map(({ name }) => name), all: () => images };
}

test('of seven photos six are taken, and the seventh is rejected by its name', async () => {
  const { set, names, all } = imagesOfForm();
  const given = Array.from({ length: maxImages + 1 }, (_, index) => file(`photo-${index + 1}.jpg`));
  const rejected = await take(given, set);
  expect(maxImages).toBe(6);
  expect(names()).toEqual(['photo-1.jpg', 'photo-2.jpg', 'photo-3.jpg', 'photo-4.jpg', 'photo-5.jpg', 'photo-6.jpg']);
  expect(rejected).toEqual([{ name: 'photo-7.jpg', text: 'form.photoTooMany' }]);
  expect(new Set(all().map(({ key }) => key)).size).toBe(6);
});

test('the limit counts the photos that are there already', async () => {
  const { set, names } = imagesOfForm();
  await take(
    Array.from({ length: 5 }, (_, index) => file(`${index}.jpg`)),
    set,
  );
  const rejected = await take([file('sixth.jpg'), file('seventh.jpg')], set);
  expect(names().at(-1)).toBe('sixth.jpg');
  expect(rejected.map(({ name }) => name)).toEqual(['seventh.jpg']);
});

test('a file that is no photo is rejected with the reason, and the others are taken', async () => {
  const { set, names } = imagesOfForm();
  const rejected = await take(
    [
      file('a.png', 'image/png'),
      file('doc.pdf', 'application/pdf'),
      file('b.svg', 'image/svg+xml'),
      file('c.webp', 'image/webp'),
    ],
    set,
  );
  expect(names()).toEqual(['a.png', 'c.webp']);
  expect(rejected.map(({ name, text }) => [name, text])).toEqual([
    ['doc.pdf', 'form.photoNotImage'],
    ['b.svg', 'form.photoNotImage'],
  ]);
});

test('a photo of exactly the limit is taken byte by byte', async () => {
  const { set, all } = imagesOfForm();
  const exact = file('exact.jpg', 'image/jpeg', maxImageBytes);
  expect(await take([exact], set)).toEqual([]);
  expect(all()[0]?.blob).toBe(exact);
});

test('one photo of a place replaces the one before, whatever the number of others', async () => {
  const { set, names } = imagesOfForm();
  for (let place = 0; place < maxImages + 2; place++) await take([file(`${place}.jpg`)], set, `step.${place}`);
  const rejected = await take([file('new.jpg')], set, 'step.0');
  expect(rejected).toEqual([]);
  expect(names()).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg', '7.jpg', 'new.jpg']);
});
