import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { hasLostImages, replaceKeys, sendItem } from '../../../src/stores/send-item.ts';

const { api, upload } = vi.hoisted(() => ({ api: vi.fn(), upload: vi.fn() }));
vi.mock('../../../src/stores/session.ts', () => ({ api }));
vi.mock('../../../src/stores/upload.ts', () => ({ upload }));

const photo = (key: string, uploaded?: string) => ({
  ...{ key, name: `${key}.jpg`, blob: new Blob([key]) },
  ...(uploaded && { uploaded: { id: uploaded, url: '', width: 1, height: 1 } }),
});
const path = '/api/v1/feedback/create' as const;
const item = { key: 'key-1', uid: 'anna', path, body: { text: 'It beeps', images: ['a', 'b'], cover: 'a' } };
const lost = new ApiError('invalidFields', { fields: { images: 'unknown' } });

beforeEach(() => {
  vi.resetAllMocks();
  api.mockResolvedValue({ id: 'stored' });
  upload.mockImplementation(async ({ key }: { key: string }) => ({ id: `id of ${key}`, url: '', width: 1, height: 1 }));
});

describe('a finished form', () => {
  test('is sent with its photos, of which only those are uploaded that the server has not got', async () => {
    const save = vi.fn();
    const images = [photo('a', 'stored-a'), photo('b'), photo('c')];
    expect(await sendItem({ ...item, images }, save)).toEqual({ id: 'stored' });
    expect(upload.mock.calls).toEqual([
      [images[1], 'anna'],
      [images[2], 'anna'],
    ]);
    const ids = (call: number) => save.mock.calls[call]?.[0].images.map((one: ReturnType<typeof photo>) => one.uploaded?.id);
    expect([ids(0), ids(1)]).toEqual([
      ['stored-a', 'id of b', undefined],
      ['stored-a', 'id of b', 'id of c'],
    ]);
    expect(save.mock.calls[0]?.[0].body).toBe(item.body);
    expect(api.mock.calls).toEqual([
      [
        expect.objectContaining({ method: 'POST', path, service: 'app', keyed: true }),
        { text: 'It beeps', images: ['stored-a', 'id of b'], cover: 'stored-a' },
        { key: 'key-1', uid: 'anna', quiet: true },
      ],
    ]);
  });

  test.each([
    [{ images: [] }, { images: ['stored-a'] }],
    [{ images: 'none' }, { images: 'none' }],
    [{ text: 'It beeps' }, { text: 'It beeps' }],
  ])('whose body is %j is sent as %j', async (body, sent) => {
    await sendItem({ ...item, body, images: [photo('a', 'stored-a')] }, vi.fn());
    expect(api.mock.calls[0]?.[1]).toEqual(sent);
  });

  test('whose photos the server has deleted uploads them once more, under other keys', async () => {
    api.mockRejectedValueOnce(lost);
    const save = vi.fn();
    expect(await sendItem({ ...item, images: [photo('a', 'gone-a'), photo('b', 'gone-b')] }, save)).toEqual({ id: 'stored' });
    const keys = upload.mock.calls.map(([{ key }]) => key);
    expect(new Set([...keys, 'a', 'b']).size).toBe(4);
    expect(save.mock.calls[0]?.[0].body).toEqual({ text: 'It beeps', images: keys, cover: keys[0] });
    expect(api.mock.calls[1]?.[1]).toEqual({
      text: 'It beeps',
      images: keys.map((key) => `id of ${key}`),
      cover: `id of ${keys[0]}`,
    });
  });

  test('whose upload got the stored response of one that the server has deleted is uploaded once more, under another key', async () => {
    api.mockRejectedValueOnce(lost);
    expect(await sendItem({ ...item, images: [photo('a')] }, vi.fn())).toEqual({ id: 'stored' });
    const keys = upload.mock.calls.map(([{ key }]) => key);
    expect(new Set(keys).size).toBe(2);
    expect(api.mock.calls[1]?.[1]).toMatchObject({ cover: `id of ${keys[1]}` });
  });

  test('is not sent a third time where its photos stay unknown', async () => {
    api.mockRejectedValue(lost);
    await expect(sendItem({ ...item, images: [photo('a')] }, vi.fn())).rejects.toBe(lost);
    expect(api).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['of another refusal', new ApiError('invalidFields', { fields: { text: 'unknown' } }), [photo('a', 'stored-a')]],
    ['of no answer', new ApiError('network'), [photo('a', 'stored-a')]],
  ])('fails once because %s', async (_, error, images) => {
    api.mockRejectedValue(error);
    await expect(sendItem({ ...item, images }, vi.fn())).rejects.toBe(error);
    expect(api).toHaveBeenCalledTimes(1);
  });
});

test('images are lost where the server does not know them', () => {
  expect(hasLostImages(lost, [photo('a'), photo('b', 'stored-b')])).toBe(true);
  expect(hasLostImages(lost, [photo('a')])).toBe(true);
  expect(hasLostImages(lost, [])).toBe(false);
  expect(hasLostImages(new ApiError('invalidFields', { fields: { images: 'max' } }), [photo('b', 'stored-b')])).toBe(false);
  expect(hasLostImages(new ApiError('network'), [photo('b', 'stored-b')])).toBe(false);
  expect(hasLostImages({ fields: { images: 'unknown' } }, [photo('b', 'stored-b')])).toBe(false);
});

test('keys are replaced wherever they stand, and everything else stays', () => {
  const names = new Map([
    ['a', 'id'],
    ['b', undefined],
  ]);
  expect(replaceKeys({ a: 'a', list: [{ image: 'a' }, 'b', 7, null] }, names)).toEqual({
    a: 'id',
    list: [{ image: 'id' }, 'b', 7, null],
  });
});
