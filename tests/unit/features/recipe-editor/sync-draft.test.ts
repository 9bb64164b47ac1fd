import { expect, test, vi } from 'vitest';
import { changeRow } from '../../../../src/features/recipe-editor/rows.ts';
import { restoreDraft, storeInDraft } from '../../../../src/features/recipe-editor/sync-draft.ts';
import { type DraftMeta, isEmpty } from '../../../../src/stores/drafts.ts';
import { $measures } from '../../../../src/stores/measures.ts';
import { blank, draftWith, editorWith, three } from './states.ts';

/** The part of a form that stores an editor's state. */
function formOf(editor: ReturnType<typeof editorWith>) {
  const changed = vi.fn<(field?: string) => void>();
  const stored: DraftMeta[] = [];
  const stop = storeInDraft(editor, (meta) => void stored.push(meta), changed);
  return { changed, stored, stop };
}

test('every change is stored with the draft, and its field checked again', () => {
  const editor = editorWith();
  const { changed, stored, stop } = formOf(editor);
  changeRow(editor, 'ingredients', 'a', { name: 'oil' });
  expect(stored.at(-1)).toMatchObject({ ingredients: [{ key: 'a', name: 'oil' }, { key: 'b' }, { key: 'c' }] });
  expect(changed.mock.calls).toEqual([['ingredients']]);
  editor.change({ food: ['vegan'] });
  expect(changed).toHaveBeenLastCalledWith('food');
  stop();
  editor.change({ food: [] });
  expect(stored).toHaveLength(2);
});

test('temperatures are stored with the unit that they were typed in', () => {
  $measures.set({ temperature: 'f', system: 'us' });
  const editor = editorWith();
  const { stored } = formOf(editor);
  editor.change({ coreTemperature: '165' });
  expect(stored.at(-1)).toMatchObject({ coreTemperature: '165', temperatureUnit: 'f' });
});

test('what was typed and taken back is no entry', () => {
  const editor = editorWith();
  const { stored } = formOf(editor);
  const isUntouched = () => isEmpty({ ...draftWith(blank), meta: stored.at(-1) ?? blank }, {}, blank);
  changeRow(editor, 'ingredients', 'a', { name: 'oil' });
  expect(isUntouched()).toBe(false);
  changeRow(editor, 'ingredients', 'a', { name: '' });
  expect(isUntouched()).toBe(true);
});

test('a change from before the form was there is stored with it', () => {
  const editor = editorWith(three, { id: '7' });
  editor.change({ touched: true });
  expect(formOf(editor).stored).toMatchObject([{ touched: true }]);
});

test('a stored draft is restored', () => {
  const editor = editorWith();
  restoreDraft(editor, draftWith(three));
  expect(editor.$recipe.get()).toEqual(three);
});

test('restoring what stands there already changes nothing', () => {
  const editor = editorWith(three);
  const told = vi.fn();
  editor.$recipe.listen(told);
  restoreDraft(editor, draftWith(three));
  expect(told).not.toHaveBeenCalled();
});
