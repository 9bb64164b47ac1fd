import { beforeEach, expect, test, vi } from 'vitest';
import type { UserInfo } from '../../../../src/contract/user/user.ts';
import { save } from '../../../../src/features/recipe-editor/save.ts';
import type { Draft, DraftImage } from '../../../../src/stores/drafts.ts';
import { upload } from '../../../../src/stores/upload.ts';

vi.mock('../../../../src/stores/upload.ts');
vi.mock('../../../../src/features/recipe-editor/settle.ts', () => ({
  settle: async () => undefined,
  keep: async () => ({ id: 'r', revision: 1 }),
}));
vi.mock('../../../../src/app/form/check.ts', () => ({ check: async () => ({}), bodyOf: () => ({}), errorTexts: () => ({}) }));

const picture = { url: '', width: 9, height: 9 };
let atOnce = 0;
let most = 0;

beforeEach(() => {
  atOnce = 0;
  most = 0;
  vi.mocked(upload).mockImplementation(async ({ key }) => {
    most = Math.max(most, ++atOnce);
    await new Promise(setImmediate);
    atOnce -= 1;
    return { id: `id of ${key}`, ...picture };
  });
});

const image = (key: string, more: Partial<DraftImage> = {}) => ({ key, ...more }) as DraftImage;

test('pictures are uploaded one after the other, and those that were sent ahead are not sent again', async () => {
  const images = Array.from({ length: 31 }, (_, index) => image(`picture ${index}`));
  images[3] = image('sent', { uploaded: { id: 'sent', ...picture } });
  const draft = { fields: {}, images } as unknown as Draft;
  const saved = await save(draft, { uid: 'de-anna' } as UserInfo, (() => '') as never, () => undefined);
  expect(saved).toEqual({ is: 'kept', id: 'r', revision: 1 });
  expect(vi.mocked(upload)).toHaveBeenCalledTimes(30);
  expect(most).toBe(1);
});
