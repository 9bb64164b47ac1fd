import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CardPicture, sharePicture } from '../../../../src/features/registration/card-picture.ts';

const card: CardPicture = {
  head: 'Ultenic · Warranty card',
  state: 'Under warranty',
  model: '900A',
  facts: [
    ['Purchase order number', 'A-17'],
    ['Serial number', ''],
  ],
  note: undefined,
};

const fillText = vi.fn();
const inNavigator = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });
let downloads: string[] = [];

beforeEach(() => {
  downloads = [];
  const context = { fillText, fillRect: vi.fn(), scale: vi.fn(), measureText: (text: string) => ({ width: text.length }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  fillText.mockReset();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

test('the picture says what the card says, and is shared as a PNG', async () => {
  const share = vi.fn(async () => undefined);
  inNavigator('canShare', () => true);
  inNavigator('share', share);
  await sharePicture(card, '900A-2026-05-30');
  expect(fillText.mock.calls.map(([text]) => text)).toEqual([
    'Ultenic · Warranty card',
    '900A',
    'Under warranty',
    'Purchase order number',
    'A-17',
  ]);
  const [[{ files }]] = share.mock.calls as unknown as [[{ files: File[] }]];
  expect(files.map(({ name, type }) => [name, type])).toEqual([['900A-2026-05-30.png', 'image/png']]);
  expect(downloads).toEqual([]);
});

test.each([
  ['the browser shares nothing', undefined, undefined],
  ['the browser shares no files', () => false, undefined],
  ['the share fails', () => true, () => Promise.reject(new DOMException('late', 'NotAllowedError'))],
])('where %s, it is downloaded', async (_, canShare, share) => {
  if (canShare) inNavigator('canShare', canShare);
  if (share) inNavigator('share', share);
  await sharePicture(card, '900A');
  expect(downloads).toEqual(['900A.png']);
});

test('a share that the user cancels downloads nothing', async () => {
  inNavigator('canShare', () => true);
  inNavigator('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
  await sharePicture(card, '900A');
  expect(downloads).toEqual([]);
});

test('a browser that draws no picture is an error', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
  await expect(sharePicture(card, '900A')).rejects.toThrow('no picture');
});
