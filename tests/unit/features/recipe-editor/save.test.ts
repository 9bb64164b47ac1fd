import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallOptions } from '../../../../src/api/client.ts';
import { ApiError } from '../../../../src/api/errors.ts';
import type { Reason } from '../../../../src/contract/reasons.ts';
import type { UserInfo } from '../../../../src/contract/user/user.ts';
import { type EditorState, newRow } from '../../../../src/features/recipe-editor/state.ts';
import type { DraftImage } from '../../../../src/stores/drafts.ts';
import { blank, draftWith, editorWith, t } from './states.ts';

type Call = { input: EditorState['pending']; key: string };
type Saved = NonNullable<EditorState['target']>;
const server = { calls: [] as Call[], answers: [] as (() => Saved)[] };

vi.mock('../../../../src/stores/upload.ts');
vi.mock('../../../../src/stores/session.ts', async () => ({
  $session: (await import('nanostores')).atom({ status: 'loading' }),
  failureText: ({ message }: Error) => message,
  api: async (_: unknown, input: EditorState['pending'], { key = '' }: CallOptions) => {
    server.calls.push({ input, key });
    return (server.answers.shift() ?? (() => ({ id: 'r', revision: 1 })))();
  },
}));

const { $toast } = await import('../../../../src/stores/toasts.ts');
const { $undo, offerUndo } = await import('../../../../src/stores/undo.ts');
const { upload } = await import('../../../../src/stores/upload.ts');
const { saveDraftOnServer } = await import('../../../../src/features/recipe-editor/save.ts');
const { publishRules } = await import('../../../../src/features/recipe-editor/rules.ts');

const user: UserInfo = { uid: 'de-anna', username: 'Anna', lang: 'de', countryAbbr: 'DE', countryCode: '49' };
const picture = { url: '', width: 9, height: 9 };
const blob = new Blob();
const refuse = (reason: Reason, fields: Record<string, string>) => () => {
  throw new ApiError(reason, { fields });
};
const changedElsewhere = refuse('conflict', { revision: 'changed' });
const lose = () => {
  throw new ApiError('network');
};

const save = (editor = editorWith(), images: DraftImage[] = []) =>
  saveDraftOnServer(editor, { ...draftWith(editor.$recipe.get(), { title: 'Potatoes' }), images }, user, t);

let atOnce = 0;
let most = 0;

beforeAll(() => void vi.stubGlobal('document', { documentElement: { lang: 'en' } }));
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  server.calls = [];
  server.answers = [];
  $toast.set(undefined);
  atOnce = 0;
  most = 0;
  vi.mocked(upload).mockImplementation(async ({ key }) => {
    most = Math.max(most, ++atOnce);
    await new Promise(setImmediate);
    atOnce -= 1;
    return { id: `id-of-${key}`, ...picture };
  });
});
afterEach(() => void vi.clearAllMocks());

describe('a draft', () => {
  test('is saved, and the editor goes on with its id and revision', async () => {
    const editor = editorWith();
    expect(await save(editor)).toEqual({ is: 'saved', id: 'r' });
    expect(editor.$recipe.get()).toMatchObject({ target: { id: 'r', revision: 1 }, pending: null });
    expect(server.calls[0]?.input).toMatchObject({ recipe: { title: 'Potatoes' } });
  });

  test('is sent without the characters that cannot be stored', async () => {
    await save(editorWith({ ...blank, ingredients: [newRow.ingredients({ name: 'sa\0lt\ud800' })] }));
    expect(server.calls[0]?.input).toMatchObject({ recipe: { ingredients: [{ name: 'salt' }] } });
  });

  test('is not sent where something in it cannot be read', async () => {
    const editor = editorWith({ ...blank, kcal: 'many' });
    expect(await save(editor)).toMatchObject({ is: 'invalid', errors: { kcal: expect.any(String) } });
    expect(server.calls).toEqual([]);
  });

  test('that another device has changed is a conflict, and nothing is pending', async () => {
    server.answers = [changedElsewhere];
    const target = { id: 'r', revision: 1 };
    const editor = editorWith({ ...blank, target });
    expect(await save(editor)).toEqual({ is: 'conflict' });
    expect(editor.$recipe.get()).toMatchObject({ target, pending: null });
  });

  test('that the server refuses shows what is wrong', async () => {
    server.answers = [refuse('invalidFields', { 'recipe.title': 'tooLong' })];
    const editor = editorWith();
    expect(await save(editor)).toMatchObject({ is: 'invalid', errors: { title: expect.any(String) } });
    expect(editor.$recipe.get().pending).toBeNull();
  });

  test.each(['tooLarge', 'unsupportedMedia'] as const)(
    'that the server refuses as a whole, %s, is said in a toast',
    async (reason) => {
      server.answers = [
        () => {
          throw new ApiError(reason, { message: 'Not this' });
        },
      ];
      expect(await save()).toEqual({ is: 'invalid', errors: {} });
      expect($toast.get()).toMatchObject({ text: 'Not this' });
    },
  );

  test('of a recipe that was deleted elsewhere is refused, and saved as a new one the next time', async () => {
    server.answers = [
      () => {
        throw new ApiError('notFound');
      },
    ];
    const editor = editorWith({ ...blank, target: { id: 'gone', revision: 4 } });
    expect(await save(editor)).toEqual({ is: 'invalid', errors: {} });
    expect($toast.get()).toBeDefined();
    expect(await save(editor)).toEqual({ is: 'saved', id: 'r' });
    expect(server.calls[1]?.input).not.toHaveProperty('id');
  });

  test('that was saved ends the offer to bring a row back, which the editor that replaces this one does not have', async () => {
    offerUndo({ text: 'Ingredient removed', undo: () => undefined });
    await save(editorWith({ ...blank, kcal: 'many' }));
    server.answers = [lose];
    await save();
    expect($undo.get()).toBeDefined();
    await save();
    expect($undo.get()).toBeUndefined();
  });
});

describe('pictures', () => {
  const image = (key: string, more: Partial<DraftImage> = {}): DraftImage => ({ key, name: '', blob, place: 'image', ...more });

  test('are uploaded one after the other, and not again where they were sent ahead', async () => {
    const images = Array.from({ length: 31 }, (_, index) => image(`picture-${index}`));
    images[3] = image('sent', { uploaded: { id: 'sent', ...picture } });
    expect(await save(editorWith(), images)).toEqual({ is: 'saved', id: 'r' });
    expect(vi.mocked(upload)).toHaveBeenCalledTimes(30);
    expect(most).toBe(1);
  });

  test('of a removed step stay here', async () => {
    const images = [
      image('soup', { place: 'image' }),
      image('stir', { place: 'step.a.image' }),
      image('gone', { place: 'step.b.image' }),
    ];
    await save(editorWith(), images);
    expect(vi.mocked(upload).mock.calls.map(([{ key }]) => key)).toEqual(['soup', 'stir']);
    const sent = await publishRules(editorWith()).beforeSend?.({ ...draftWith(blank), images });
    expect(sent?.images.map(({ key }) => key)).toEqual(['soup', 'stir']);
  });

  test('that the server has deleted meanwhile are uploaded once more', async () => {
    server.answers = [refuse('invalidFields', { images: 'unknown' })];
    const images = [image('old', { place: 'image', uploaded: { id: 'gone', ...picture } })];
    expect(await save(editorWith(), images)).toEqual({ is: 'saved', id: 'r' });
    expect(server.calls.map(({ input }) => input)).toMatchObject([
      { recipe: { image: 'gone' } },
      { recipe: { image: expect.stringMatching(/^id-of-/) } },
    ]);
    expect(server.calls[0]?.key).not.toBe(server.calls[1]?.key);
  });

  test('are uploaded once more where the upload got the stored response of one that the server has deleted', async () => {
    server.answers = [refuse('invalidFields', { images: 'unknown' })];
    expect(await save(editorWith(), [image('old', { place: 'image' })])).toEqual({ is: 'saved', id: 'r' });
    const keys = vi.mocked(upload).mock.calls.map(([{ key }]) => key);
    expect(keys).toEqual(['old', expect.not.stringMatching('old')]);
  });
});

describe('a save whose response was lost', () => {
  async function editorWithPending() {
    server.answers = [lose];
    const editor = editorWith();
    expect(await save(editor)).toEqual({ is: 'offline' });
    expect(editor.$recipe.get()).toMatchObject({ target: null, pending: server.calls[0] });
    return editor;
  }

  test('is repeated under its key, and the draft goes on from the recipe that it made', async () => {
    const editor = await editorWithPending();
    server.answers = [() => ({ id: 'made', revision: 1 }), () => ({ id: 'made', revision: 2 })];
    expect(await save(editor)).toEqual({ is: 'saved', id: 'made' });
    const [lost, repeated, next] = server.calls;
    expect(repeated).toEqual(lost);
    expect(next?.key).not.toBe(lost?.key);
    expect(next?.input).toMatchObject({ id: 'made', revision: 1 });
    expect(editor.$recipe.get().target).toEqual({ id: 'made', revision: 2 });
  });

  test('stays pending while the server cannot be reached', async () => {
    const editor = await editorWithPending();
    server.answers = [lose];
    const { pending } = editor.$recipe.get();
    expect(await save(editor)).toEqual({ is: 'offline' });
    expect(server.calls).toHaveLength(2);
    expect(editor.$recipe.get().pending).toEqual(pending);
  });

  test('keeps the recipe from being published until it is known what became of it, and why is said', async () => {
    const editor = await editorWithPending();
    const { pending } = editor.$recipe.get();
    server.answers = [lose, refuse('internal', {})];
    const publish = () => publishRules(editor).beforeSend?.(draftWith(editor.$recipe.get()));
    expect(await publish()).toBeUndefined();
    expect([editor.$status.get(), $toast.get()]).toEqual([{ is: 'savedHere' }, undefined]);
    expect(await publish()).toBeUndefined();
    expect($toast.get()).toBeDefined();
    expect(editor.$recipe.get().pending).toEqual(pending);
  });

  test.each(['internal', 'rateLimited', 'overloaded', 'malformed'] as const)(
    'or never came right, %s, is said in a toast and repeated before anything else',
    async (reason) => {
      const editor = editorWith();
      const fails = () => {
        throw new ApiError(reason, { message: 'Try later' });
      };
      server.answers = [fails, fails];
      for (let times = 0; times < 2; times++) {
        $toast.set(undefined);
        expect(await save(editor)).toEqual({ is: 'invalid', errors: {} });
        expect($toast.get()).toMatchObject({ text: 'Try later' });
      }
      expect(server.calls[1]).toEqual(server.calls[0]);
      expect(editor.$recipe.get().pending).toEqual(server.calls[0]);
    },
  );

  test.each([
    ['for what stands in it', refuse('invalidFields', { 'recipe.title': 'tooLong' })],
    ['since another device has changed the recipe', changedElsewhere],
  ])('is given up where the server refuses it %s', async (_, answer) => {
    const editor = await editorWithPending();
    server.answers = [answer, () => ({ id: 'new', revision: 1 })];
    expect(await save(editor)).toEqual({ is: 'saved', id: 'new' });
    expect(editor.$recipe.get().pending).toBeNull();
  });

  test('is repeated before the recipe is published, without a change of the draft that is handed over', async () => {
    const editor = await editorWithPending();
    server.answers = [() => ({ id: 'made', revision: 1 })];
    const entered = draftWith(editor.$recipe.get());
    const before = JSON.stringify(entered);
    const rules = publishRules(editor);
    const sent = await rules.beforeSend?.(entered);
    expect(JSON.stringify(entered)).toBe(before);
    expect(sent?.meta).toMatchObject({ target: { id: 'made', revision: 1 }, pending: null });
    expect(editor.$recipe.get()).toMatchObject({ target: { id: 'made', revision: 1 }, pending: null });
    if (sent) expect(rules.body(sent, user)).toMatchObject({ id: 'made', revision: 1 });
  });
});

test('a draft without a state is published with what the editor began with', () => {
  const { meta: _, ...draft } = draftWith(blank, { title: 'Potatoes' });
  const editor = editorWith({ ...blank, cuisine: 'german', target: { id: 'r', revision: 2 } });
  expect(publishRules(editor).body(draft, user)).toMatchObject({ id: 'r', revision: 2, recipe: { tags: { cuisine: 'german' } } });
});
