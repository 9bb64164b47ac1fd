// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors.ts';
import type { Endpoint } from '../../../../src/contract/endpoint.ts';
import type { UserInfo } from '../../../../src/contract/user/user.ts';
import { newRecipe, type Start } from '../../../../src/features/recipe-editor/state.ts';
import { recipe, t } from './states.ts';

const calls: { path: string; input: unknown }[] = [];
const answers = new Map<string, (() => unknown)[]>();
const questions: string[] = [];

vi.mock('../../../../src/stores/session.ts', async () => ({
  $session: (await import('nanostores')).atom({ status: 'loading' }),
  failureText: ({ message }: Error) => message,
  networkFailureText: () => 'No connection',
  api: async ({ path }: Endpoint, input: unknown) => {
    calls.push({ path, input });
    return answers.get(path)?.shift()?.() ?? { id: '7', revision: 9 };
  },
}));
vi.mock('../../../../src/stores/questions.ts', () => ({
  ask: async ({ text }: { text: string }) => {
    questions.push(text);
    return true;
  },
}));

const { Editor } = await import('../../../../src/features/recipe-editor/components/Editor.tsx');
const { fromRecipe } = await import('../../../../src/features/recipe-editor/from-recipe.ts');
const { Translator } = await import('../../../../src/ui/screen/use-t.ts');
const { discardDraft, draftKey, loadDraft, newDraft } = await import('../../../../src/stores/drafts.ts');
const { $undo, offerUndo } = await import('../../../../src/stores/undo.ts');
const { storage } = await import('../../../../src/stores/storage.ts');

const user: UserInfo = { uid: 'de-anna', username: 'Anna', lang: 'de', countryAbbr: 'DE', countryCode: '49' };
const existing: Start = { key: '7', id: '7', ...fromRecipe(recipe, { id: '7', revision: 1 }, 'c', 'en') };
const publish = '/api/v1/recipe/publish';
const save = '/api/v1/recipe/save';
const hrefs = { works: '/works', details: '/details' };
const open = vi.fn(async () => undefined);

const changedElsewhere = () => {
  throw new ApiError('conflict', { fields: { revision: 'changed' } });
};
const renderEditor = (start: Start) =>
  render(
    <Translator value={t}>
      <Editor start={start} user={user} open={open} hrefs={hrefs} />
    </Translator>,
  );
const ingredient = (number: number) => screen.findByLabelText<HTMLInputElement>(new RegExp(`"number":${number}}: .*part-name`));
const button = (name: string) => screen.findByRole('button', { name: new RegExp(`recipeEdit.${name} `) });
const title = () => screen.getByLabelText<HTMLInputElement>(/recipeEdit.title/);
const type = (field: HTMLInputElement, value: string) => fireEvent.input(field, { target: { value } });
const inputs = (path: string) => calls.filter((call) => call.path === path).map(({ input }) => input);

beforeEach(async () => {
  document.documentElement.lang = 'en';
  calls.length = 0;
  questions.length = 0;
  answers.clear();
  open.mockClear();
  for (const form of ['recipe/new', 'recipe/7']) await discardDraft(newDraft(form, user.uid));
});
afterEach(cleanup);

test('what is typed in a row is stored with the draft, and once', async () => {
  renderEditor(newRecipe('en'));
  type(await ingredient(2), 'oil');
  type(title(), 'Potatoes');
  await waitFor(async () => {
    const draft = await loadDraft('recipe/new', user.uid);
    expect(draft?.fields).toEqual({ title: 'Potatoes', description: '', servings: '', prepMinutes: '' });
    expect(draft?.meta).toMatchObject({ ingredients: [{ name: '' }, { name: 'oil' }, { name: '' }] });
  });
});

test('Enter adds a row, but not where it ends the composition of a word', async () => {
  renderEditor(newRecipe('en'));
  const last = await ingredient(3);
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) fireEvent.keyDown(last, { key: 'Enter', ...composing });
  expect(screen.queryByLabelText(/"number":4}: .*part-name/)).toBeNull();
  fireEvent.keyDown(last, { key: 'Enter' });
  await ingredient(4);
});

test('the parts of an ingredient have visible labels above the first row, also once they are filled in', async () => {
  renderEditor(newRecipe('en'));
  const first = await ingredient(1);
  type(first, 'oil');
  const heads = screen.getAllByText(/recipeEdit.part-/, { selector: 'label' });
  expect(heads.map((label) => (label as HTMLLabelElement).control?.getAttribute('aria-label'))).toEqual(
    ['name', 'amount', 'unit'].map((part) => expect.stringMatching(`"number":1}: .*part-${part}`)),
  );
});

test('words of the recipe that are only shown name its language', async () => {
  renderEditor(existing);
  expect((await screen.findByText('Eat.', { selector: 'bdi' })).lang).toBe('de');
  const [insert] = await screen.findAllByRole('button', { name: /recipeEdit.insertAmount/, hidden: true });
  fireEvent.click(insert as HTMLElement);
  expect((await screen.findByText('potatoes')).lang).toBe('de');
});

test('a draft of an earlier version comes back, is stored anew, and can be begun again', async () => {
  const fields = {
    title: 'Potatoes',
    lang: 'de',
    ingredients: 'a r1',
    'ingredient.r1.name': 'salt',
    steps: 'a',
    'step.a.text': 'Cook.',
  };
  const draft = { ...newDraft('recipe/new', user.uid), fields };
  await storage.set({ [draftKey(draft)]: draft });
  renderEditor(newRecipe('en'));
  await waitFor(async () => expect((await ingredient(2)).value).toBe('salt'));
  expect(title().value).toBe('Potatoes');
  await waitFor(async () =>
    expect((await loadDraft('recipe/new', user.uid))?.meta).toMatchObject({ lang: 'de', steps: [{ text: 'Cook.' }] }),
  );

  fireEvent.click(await screen.findByRole('button', { name: /form.draftDiscard / }));
  await waitFor(async () => expect((await ingredient(3)).value).toBe(''));
  expect([title().value, (await ingredient(2)).value]).toEqual(['', '']);
  expect(await loadDraft('recipe/new', user.uid)).toBeUndefined();
});

test('the text of an existing recipe gives way to that of its draft', async () => {
  const draft = {
    ...newDraft('recipe/7', user.uid),
    fields: { title: 'Typed', description: '' },
    meta: { ...existing.recipe, touched: true },
  };
  await storage.set({ [draftKey(draft)]: draft });
  renderEditor(existing);
  await waitFor(() => expect(title().value).toBe('Typed'));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/recipeEdit.description/).value).toBe('');
});

test('emptying a field of an existing recipe is a change', async () => {
  renderEditor(existing);
  await ingredient(1);
  type(title(), '');
  await waitFor(async () => expect((await loadDraft('recipe/7', user.uid))?.fields.title).toBe(''));
});

test('publishing a recipe that has changed elsewhere is a conflict; keeping mine publishes it over the other', async () => {
  answers.set(publish, [changedElsewhere]);
  renderEditor(existing);
  await ingredient(1);
  type(title(), 'Mine');
  fireEvent.click(await button('publish'));
  fireEvent.click(await button('keepMine'));
  await screen.findByText(/recipeEdit.sentTitle/);
  expect(inputs(publish)).toMatchObject([
    { id: '7', revision: 1 },
    { id: '7', revision: 9, recipe: { title: 'Mine' } },
  ]);
});

test('what was published is linked under the id that the server gave it, another one where the recipe was deleted elsewhere', async () => {
  answers.set(publish, [() => ({ id: '8', revision: 1 })]);
  renderEditor(existing);
  await ingredient(1);
  fireEvent.click(await button('publish'));
  const link = await screen.findByRole('link', { name: /recipeEdit.view/ });
  await waitFor(() => expect(link.getAttribute('href')).toBe('/details/8'));
});

test('a recipe that customer service hides is said to be seen by its author only, once it is published again', async () => {
  answers.set(publish, [() => ({ id: '7', revision: 2, published: false })]);
  renderEditor(existing);
  await ingredient(1);
  fireEvent.click(await button('publish'));
  await screen.findByText(/recipeEdit.sentTitle/);
  expect(await screen.findByText(/recipePage.hidden/)).toBeTruthy();
});

test('saving a draft of a recipe that has changed elsewhere is the same conflict', async () => {
  answers.set(save, [changedElsewhere, changedElsewhere]);
  renderEditor(existing);
  await ingredient(1);
  fireEvent.click(await button('saveDraft'));
  fireEvent.click(await button('keepMine'));
  await waitFor(() => expect(inputs(save)).toMatchObject([{ revision: 1 }, { revision: 9 }]));
  offerUndo({ text: 'Ingredient removed', undo: () => undefined });
  fireEvent.click(await button('load'));
  await waitFor(() => expect(open).toHaveBeenCalledWith('7', expect.any(Function), false));
  expect($undo.get()).toBeUndefined();
  expect(questions).toEqual(['form.draftDiscardConfirm {}']);
});

test('while a draft is being saved nothing can be typed; without a connection it stays here', async () => {
  let fail: (error: ApiError) => void = () => undefined;
  answers.set(save, [() => new Promise((_, reject) => (fail = reject))]);
  renderEditor(existing);
  await ingredient(1);
  const form = title().form;
  fireEvent.click(await button('saveDraft'));
  await waitFor(() => expect(inputs(save)).toHaveLength(1));
  expect(form?.inert).toBe(true);
  fail(new ApiError('network'));
  await screen.findByText(/recipeEdit.savedHere/);
  expect(form?.inert).toBe(false);
  expect(document.activeElement).toBe(await button('saveDraft'));
});

const steps = () => [...document.querySelectorAll<HTMLDetailsElement>('.edit-step-fold')];

test('the steps of an existing recipe are folded and show how they begin; one with an error is unfolded', async () => {
  answers.set(publish, [
    () => {
      throw new ApiError('invalidFields', { fields: { 'recipe.steps.1.text': 'tooLong' } });
    },
  ]);
  renderEditor(existing);
  await ingredient(1);
  expect(steps().map(({ open }) => open)).toEqual([false, false, false]);
  expect(steps()[0]?.querySelector('summary')?.textContent).toMatch(/stepNumber .*Toss with .*stepPicture/);
  fireEvent.click(await button('publish'));
  await waitFor(() => expect(steps().map(({ open }) => open)).toEqual([false, true, false]));
});

test('a new step is unfolded and has the cursor', async () => {
  renderEditor(existing);
  fireEvent.click(await button('addStep'));
  await waitFor(() => expect(steps().map(({ open }) => open)).toEqual([false, false, false, true]));
  expect(steps()[3]?.contains(document.activeElement)).toBe(true);
});

test('the bar counts what is missing once the form is used, and leads to the first of it', async () => {
  renderEditor(newRecipe('en'));
  await ingredient(1);
  expect(screen.queryByRole('button', { name: /recipeEdit.missing/ })).toBeNull();
  fireEvent.focus(title());
  fireEvent.click(await screen.findByRole('button', { name: /recipeEdit.missing .*9/ }, { timeout: 5000 }));
  expect(document.activeElement).toBe(title());
  type(title(), 'Potatoes');
  fireEvent.click(await screen.findByRole('button', { name: /recipeEdit.missing .*8/ }, { timeout: 5000 }));
  expect(document.activeElement).toBe(screen.getByLabelText(/recipeEdit.servings/));
});

test('a row is moved by the arrow keys on its handle, which keeps the focus and says where the row is', async () => {
  renderEditor(existing);
  await ingredient(1);
  const handle = screen.getByLabelText(/recipeEdit.moveRow .*stepNumber.*:1}/);
  handle.focus();
  fireEvent.keyDown(handle, { key: 'ArrowDown' });
  expect(steps()[1]?.textContent).toContain('Toss with');
  expect(document.activeElement).toBe(handle);
  await screen.findByText(/recipeEdit.movedStep {"number":2}/);
});

test('one button per picture opens the system’s chooser; on Android it asks for camera or photos first', async () => {
  renderEditor(newRecipe('en'));
  const [add] = await screen.findAllByRole('button', { name: /recipeEdit.pictureAdd/ });
  if (!add) throw new Error('There is no button');
  const opened: (string | null)[] = [];
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    opened.push(this.getAttribute('capture'));
  });
  fireEvent.click(add);
  expect(opened).toEqual([null]);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)');
  fireEvent.click(add);
  fireEvent.click(await screen.findByRole('button', { name: /form.photoCamera/ }));
  expect(opened).toEqual([null, 'environment']);
  vi.restoreAllMocks();
});

test('the nutrition values are optional together, and say so once', async () => {
  renderEditor(existing);
  const energy = await screen.findByRole('textbox', { name: /nutrition-kcal/ });
  expect(energy.getAttribute('aria-required')).toBe('false');
  expect(energy.closest('.field')?.textContent).not.toContain('common.optional');
  expect(energy.closest('fieldset')?.querySelector('legend')?.textContent).toContain('common.optional');
});
