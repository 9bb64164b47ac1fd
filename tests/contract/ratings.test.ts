import { beforeEach, describe, expect, test } from 'vitest';
import { serviceReply } from '../../src/contract/feedback/operate.ts';
import { readFeedback } from '../../src/contract/feedback/read.ts';
import { maxImages } from '../../src/contract/images/limits.ts';
import { aspectsOf, ratingKinds } from '../../src/contract/rating/aspects.ts';
import { maxRatingComment, type SaveRating, saveRating } from '../../src/contract/rating/create.ts';
import { serviceRatings, serviceRequestRating } from '../../src/contract/rating/operate.ts';
import { ratingDays, ratingDetail } from '../../src/contract/rating/read.ts';
import { day } from '../../src/lib/time-units.ts';
import { upload } from './reports.ts';
import { contentsOf, createServer, newKey, noon, type Server } from './server.ts';

let server: Server;
let anna: string;
let operator: string;

beforeEach(async () => {
  server = await createServer();
  anna = await server.signIn('de-anna');
  operator = await server.signIn('service-eu');
});

const id = 'de-anna-rating-device';
const answer = (more: Partial<SaveRating> = {}): SaveRating => ({
  id,
  stars: 5,
  aspects: ['quiet', 'easy'],
  comment: 'Good.',
  kept: [],
  images: [],
  ...more,
});
const detail = (of = id, token = anna) => server.call(ratingDetail, { token, input: { id: of } });
const save = (more: Partial<SaveRating> = {}, token = anna) => server.call(saveRating, { token, input: answer(more) });
const request = (input: object, token = operator) => server.call(serviceRequestRating, { token, input });

describe('a rating', () => {
  test('says what is to be rated, and until when', async () => {
    const { data } = await detail();
    expect(data).toMatchObject({ kind: 'device', open: true, answer: null });
    expect(data.subject).toEqual({ id: 'de-anna-robot', title: 'Wohnzimmer-Roboter', text: '900a' });
    expect(data.openUntil - data.askedAt).toBe(ratingDays.answer * 24 * 3600);
  });

  test('is seeded in each state', async () => {
    expect((await detail('de-anna-rating-reply')).data).toMatchObject({ open: true, answer: { stars: 4 } });
    expect((await detail('de-anna-rating-ticket')).data).toMatchObject({ open: false, answer: { stars: 2 } });
    expect((await detail('de-anna-rating-expired')).data).toMatchObject({ open: false, answer: null });
  });

  test('is kept with its pictures, once per key', async () => {
    const images = [await upload(server, anna), await upload(server, anna)];
    const key = newKey();
    const first = await server.call(saveRating, { token: anna, input: answer({ images }), key });
    const again = await server.call(saveRating, { token: anna, input: answer({ images }), key });
    expect(again.text).toBe(first.text);
    const { data } = await detail();
    expect(data.answer).toMatchObject({ stars: 5, aspects: ['quiet', 'easy'], comment: 'Good.', at: noon / 1000 });
    expect(data.answer?.images.map((image) => image.id)).toEqual(images);
  });

  test('can be changed for thirty days after it was first sent, and no longer', async () => {
    await save();
    server.clock.now += 29 * day;
    const { data } = await save({ stars: 2, aspects: ['loud'], comment: '' }, await server.signIn('de-anna'));
    expect(data).toMatchObject({ open: true, openUntil: noon / 1000 + ratingDays.change * 24 * 3600 });
    expect(data.answer).toMatchObject({ stars: 2, aspects: ['loud'], comment: '', at: noon / 1000 });
    server.clock.now = noon + ratingDays.change * day;
    const token = await server.signIn('de-anna');
    const late = await save({ stars: 1, aspects: [] }, token);
    expect(late).toMatchObject({ code: 403, msg: 'This can no longer be rated or changed.' });
    expect((await detail(id, token)).data).toMatchObject({ open: false, answer: { stars: 2, aspects: ['loud'], comment: '' } });
  });

  test('cannot be given once the request has expired', async () => {
    expect((await save({ id: 'de-anna-rating-expired' })).code).toBe(403);
  });

  test('keeps the pictures it is told to keep, and lets go of the others', async () => {
    const [first = '', second = ''] = [await upload(server, anna), await upload(server, anna)];
    await save({ images: [first, second] });
    const third = await upload(server, anna);
    const { data } = await save({ kept: [second], images: [third] });
    expect(data.answer?.images.map((image) => image.id)).toEqual([second, third]);
    const { data: none } = await save();
    expect(none.answer?.images).toEqual([]);
  });

  test('does not take pictures of others, of other records, or too many', async () => {
    const louis = await upload(server, await server.signIn('fr-louis'));
    for (const wrong of [louis, 'de-anna-map-photo-1', 'never-was']) {
      expect((await save({ images: [wrong] })).data).toMatchObject({ fields: { images: 'unknown' } });
      expect((await save({ kept: [wrong] })).data).toMatchObject({ fields: { images: 'unknown' } });
    }
    expect((await detail()).data.answer).toBeNull();
    const many = Array.from({ length: maxImages + 1 }, (_, index) => `image-${index}`);
    expect((await save({ kept: many.slice(0, 3), images: many.slice(3) })).data).toMatchObject({ fields: { images: 'tooLong' } });
  });

  test('names only aspects of its kind that suit its stars', async () => {
    expect((await save({ aspects: ['loud'] })).data).toMatchObject({ fields: { aspects: 'format' } });
    expect((await save({ stars: 2, aspects: ['quiet'] })).data).toMatchObject({ fields: { aspects: 'format' } });
    expect((await save({ aspects: ['solved'] })).data).toMatchObject({ fields: { aspects: 'format' } });
    expect((await save({ aspects: ['quiet', 'quiet'] })).data.answer?.aspects).toEqual(['quiet']);
  });

  test.each([
    { stars: 0 },
    { stars: 6 },
    { stars: 2.5 },
    { stars: '5' },
    { comment: 'x'.repeat(maxRatingComment + 1) },
    { comment: 'a\0' },
  ])('refuses %o', async (wrong) => {
    expect((await save(wrong as Partial<SaveRating>)).code).toBe(400);
  });
});

describe('what a rating may name', () => {
  test.each(ratingKinds)('a %s has aspects for few and for many stars, and no other for the same side', (kind) => {
    expect(aspectsOf(kind, 0)).toEqual([]);
    expect(aspectsOf(kind, 1)).toBe(aspectsOf(kind, 3));
    expect(aspectsOf(kind, 4)).toBe(aspectsOf(kind, 5));
    expect(aspectsOf(kind, 3).filter((aspect) => aspectsOf(kind, 4).includes(aspect))).toEqual([]);
  });
});

describe('customer service', () => {
  test('asks an owner to rate a device, its latest reply, or a ticket', async () => {
    const device = await request({ kind: 'device', subjectId: 'de-anna-second' });
    expect(device.data).toMatchObject({ username: 'Anna Becker', open: true, askedAt: noon / 1000 });
    expect((await detail(device.data.id)).data.subject.title).toBe('Roboter Obergeschoss');
    await server.call(serviceReply, { token: operator, input: { id: 'de-anna-map', text: 'Is it back?' } });
    expect((await request({ kind: 'reply', subjectId: 'de-anna-map' })).data.subject.text).toBe('Is it back?');
  });

  test('cannot ask about what is not there, has no reply, or belongs to another region', async () => {
    for (const input of [
      { kind: 'device', subjectId: 'never-was' },
      { kind: 'device', subjectId: 'us-grace-robot' },
      { kind: 'reply', subjectId: 'de-anna-offline' },
      { kind: 'ticket', subjectId: 'de-anna-map' },
    ])
      expect((await request(input)).code).toBe(404);
    expect((await request({ kind: 'person', subjectId: 'de-anna' })).code).toBe(400);
  });

  test('sees the ratings of its region, newest first, and those of one kind', async () => {
    await save({ comment: 'Very quiet.' });
    const { data } = await server.call(serviceRatings, { token: operator });
    expect(data.items.find((item) => item.id === id)).toMatchObject({
      username: 'Anna Becker',
      answer: { stars: 5, comment: 'Very quiet.' },
    });
    expect(data.items.some(({ id }) => id.startsWith('us-'))).toBe(false);
    expect(data.items.map(({ askedAt }) => askedAt)).toEqual(data.items.map(({ askedAt }) => askedAt).toSorted((a, b) => b - a));
    const { data: replies } = await server.call(serviceRatings, { token: operator, input: { kind: 'reply' } });
    expect(new Set(replies.items.map(({ kind }) => kind))).toEqual(new Set(['reply']));
  });

  test('does not rate, and users do not ask', async () => {
    expect((await save({}, operator)).code).toBe(403);
    expect((await request({ kind: 'device', subjectId: 'de-anna-second' }, anna)).code).toBe(403);
    expect((await server.call(serviceRatings, { token: anna })).code).toBe(403);
  });
});

describe('a rating of somebody else', () => {
  test('is as unknown as one that never was, and stays as it is', async () => {
    const louis = await server.signIn('fr-louis');
    const before = await contentsOf(server.db);
    const unknown = await detail('never-was', louis);
    expect(unknown.code).toBe(404);
    expect((await detail(id, louis)).text).toBe(unknown.text);
    expect((await save({}, louis)).text).toBe((await save({ id: 'never-was' }, louis)).text);
    expect(await contentsOf(server.db)).toBe(before);
  });

  test('cannot be reached by the id of another record', async () => {
    expect((await detail('de-anna-map')).code).toBe(404);
    expect((await server.call(readFeedback, { token: anna, input: { id } })).code).toBe(404);
  });
});
