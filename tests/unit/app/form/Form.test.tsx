// @vitest-environment happy-dom
import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallOptions } from '../../../../src/api/client.ts';
import type { FormKind, FormState } from '../../../../src/app/form/form.ts';
import type { Endpoint } from '../../../../src/contract/endpoint.ts';
import type { UserInfo } from '../../../../src/contract/user/user.ts';
import { renderInScreen } from '../../ui/in-screen.tsx';

/** What the server is asked for. */
const calls: { path: string; body: unknown; key: string | undefined }[] = [];
/** Resolves what the page waits for, by the path of the call. */
const waiting = new Map<string, Promise<unknown>>();

vi.mock('../../../../src/stores/failure-text.ts', () => ({
  failureText: ({ message }: Error) => message,
  networkFailureText: () => 'No connection',
}));
vi.mock('../../../../src/stores/session.ts', () => ({
  api: async ({ path }: Endpoint, body: unknown, { key }: CallOptions) => {
    calls.push({ path, body, key });
    await waiting.get(path);
    return path.endsWith('/upload') ? { id: `image-${calls.length}`, url: '/x.jpg', width: 1, height: 1 } : {};
  },
}));

const { Form } = await import('../../../../src/app/form/Form.tsx');
const { PhotoField } = await import('../../../../src/app/form/PhotoField.tsx');
const { TextField } = await import('../../../../src/ui/field/TextField.tsx');
const { UndoBar } = await import('../../../../src/app/undo-bar/UndoBar.tsx');
const { useForm } = await import('../../../../src/app/form/form.ts');
const { storage } = await import('../../../../src/stores/storage.ts');
const { draftKey, newDraft } = await import('../../../../src/stores/drafts.ts');
const { $undo } = await import('../../../../src/stores/undo.ts');
const { $storageWorks } = await import('../../../../src/stores/storage.ts');

const user: UserInfo = { uid: 'at-lena', username: 'Lena', lang: 'de', countryAbbr: 'AT', countryCode: '43' };
const path = '/api/v1/test/create';

/** Each test has a form of its own: what is kept of one is not found by another. */
let count = 0;
let kind: FormKind;

beforeEach(() => {
  calls.length = 0;
  waiting.clear();
  $undo.set(undefined);
  kind = {
    name: `test-${++count}`,
    leave: 'common.leaveUnfinished',
    order: ['text', 'contact', 'images'],
    rules: async () => ({
      path,
      schema: v.object({
        text: v.pipe(v.string(), v.minLength(1, 'required')),
        contact: v.pipe(v.string(), v.minLength(1, 'required'), v.includes('@', 'format')),
        images: v.array(v.string()),
      }),
      body: ({ fields }) => ({ text: fields.text ?? '', contact: fields.contact ?? '', images: [] }),
      more: (_, { fields, images }) => (fields.text === 'Few' && images.length > 2 ? { images: 'tooLong' } : {}),
      words: {
        images: { tooLong: 'form.photoTooMany' },
        text: { required: 'common.error' },
        contact: { required: 'form.choose', format: 'form.photoUnreadable' },
      },
      label: ({ fields }) => fields.text ?? '',
    }),
  };
});

afterEach(cleanup);

function Fields() {
  const { errors } = useForm();
  return (
    <>
      <TextField name="text" label="Text" error={errors.text} />
      <TextField name="contact" label="Contact" error={errors.contact} />
      <PhotoField />
    </>
  );
}

const form = (signedIn: UserInfo | undefined) => (
  <>
    <Form kind={kind} user={signedIn} sent={{ title: 'It has arrived', text: 'Thank you' }}>
      <Fields />
    </Form>
    <UndoBar />
  </>
);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, text: string) => {
  field(name).focus();
  fireEvent.input(field(name), { target: { value: text } });
};
const leave = (name: string) => field(name).blur();
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
const created = () => calls.filter((call) => call.path === path);

test('what is submitted before it is known who it is goes on its way as soon as that is known', async () => {
  const { rerender } = renderInScreen(form(undefined));
  type('Text', 'Typed at once');
  type('Contact', 'a@example.com');
  submit();
  await act(async () => undefined);
  expect(created()).toEqual([]);
  rerender(form(user));
  expect(await screen.findByRole('heading', { name: 'It has arrived' })).toBeTruthy();
  expect(created().map(({ body }) => body)).toEqual([{ text: 'Typed at once', contact: 'a@example.com', images: [] }]);
});

describe('a restored draft', () => {
  const keep = (fields: Record<string, string>) => {
    const draft = { ...newDraft(kind.name, user.uid), fields };
    return storage.set({ [draftKey(draft)]: draft });
  };

  test('fills the fields that are empty, and never overwrites what was typed meanwhile', async () => {
    await keep({ text: 'old', contact: 'old@example.com' });
    const { rerender } = renderInScreen(form(undefined));
    type('Text', 'new');
    rerender(form(user));
    expect(await screen.findByText(/^What you entered before has been restored\./)).toBeTruthy();
    expect(field('Text').value).toBe('new');
    expect(field('Contact').value).toBe('old@example.com');
  });
});

test('what a form stores beside its fields comes back with them, and goes where it is sent', async () => {
  let found: FormState | undefined;
  const Probe = () => {
    found = useForm();
    return null;
  };
  const { unmount } = renderInScreen(
    <Form kind={kind} user={user}>
      <Fields />
      <Probe />
    </Form>,
  );
  await act(async () => found?.setMeta({ rows: ['a', 'b'] }));
  unmount();
  const sent: unknown[] = [];
  const rules = await kind.rules();
  kind.rules = async () => ({ ...rules, body: (draft) => ({ ...rules.body(draft, user), meta: sent.push(draft.meta) }) });
  renderInScreen(
    <Form kind={kind} user={user} sent={{ title: 'It has arrived', text: '' }}>
      <Fields />
      <Probe />
    </Form>,
  );
  await waitFor(() => expect(found?.restored?.meta).toEqual({ rows: ['a', 'b'] }));
  type('Text', 'With rows');
  type('Contact', 'a@example.com');
  submit();
  await screen.findByRole('heading', { name: 'It has arrived' });
  expect(sent.at(-1)).toEqual({ rows: ['a', 'b'] });
});

test('what is submitted twice at once is sent once', async () => {
  renderInScreen(form(user));
  type('Text', 'Twice');
  type('Contact', 'a@example.com');
  const element = document.querySelector('form') as HTMLFormElement;
  act(() => {
    element.requestSubmit();
    element.requestSubmit();
  });
  expect(await screen.findByRole('heading', { name: 'It has arrived' })).toBeTruthy();
  expect(created()).toHaveLength(1);
});

test('what is submitted early goes with what an earlier visit has left', async () => {
  const draft = { ...newDraft(kind.name, user.uid), fields: { text: 'old', contact: 'old@example.com' } };
  await storage.set({ [draftKey(draft)]: draft });
  const { rerender } = renderInScreen(form(undefined));
  type('Text', 'new');
  submit();
  rerender(form(user));
  expect(await screen.findByRole('heading', { name: 'It has arrived' })).toBeTruthy();
  expect(created().map(({ body }) => body)).toEqual([{ text: 'new', contact: 'old@example.com', images: [] }]);
});

describe('an error', () => {
  const errorOf = (name: string) => document.getElementById(`${name}-error`)?.textContent;

  test('stays until its field is valid', async () => {
    renderInScreen(form(user));
    type('Contact', 'a');
    submit();
    await waitFor(() => expect(errorOf('contact')).toMatch(/could not be opened/));
    expect(errorOf('text')).toBe('Error');
    type('Contact', 'ab');
    await act(async () => undefined);
    await waitFor(() => expect(errorOf('contact')).toMatch(/could not be opened/));
    type('Contact', '');
    await waitFor(() => expect(errorOf('contact')).toBe('Please select'));
    type('Contact', 'a@example.com');
    await waitFor(() => expect(errorOf('contact')).toBeUndefined());
    expect(errorOf('text')).toBe('Error');
    expect(created()).toEqual([]);
  });

  test('of a field that was typed in is told when it is left, also to those who do not see it', async () => {
    renderInScreen(form(user));
    type('Contact', 'nobody');
    leave('Contact');
    await waitFor(() => expect(errorOf('contact')).toMatch(/could not be opened/));
    expect(screen.getAllByRole('status').some((status) => /could not be opened/.test(status.textContent ?? ''))).toBe(true);
    expect(errorOf('text')).toBeUndefined();
  });

  test('is not told of a field that was left empty, or as it was', async () => {
    renderInScreen(form(user));
    field('Contact').focus();
    leave('Contact');
    type('Contact', ' ');
    leave('Contact');
    type('Text', 'fine');
    leave('Text');
    await act(async () => {
      await kind.rules();
    });
    expect([errorOf('text'), errorOf('contact')]).toEqual([undefined, undefined]);
  });
});

describe('the photos of a form', () => {
  const add = (...names: string[]) => {
    const input = document.querySelector('input[type=file][multiple]') as HTMLInputElement;
    const files = names.map((name) => new File(['jpeg'], name, { type: 'image/jpeg' }));
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    fireEvent.change(input);
  };
  const thumbnails = () => screen.queryAllByRole<HTMLButtonElement>('button', { name: /^View photo/ });
  const shownIds = () => thumbnails().map(({ id }) => id);
  const kept = async () =>
    (await storage.get<{ images: { name: string; uploaded?: { id: string } }[] }>(draftKey({ form: kind.name, uid: user.uid })))
      ?.images;
  const uploads = () => calls.filter((call) => call.path.endsWith('/upload'));

  const withThree = async () => {
    renderInScreen(form(user));
    add('a.jpg', 'b.jpg', 'c.jpg');
    await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(3));
    return shownIds();
  };
  const remove = (number: number) => {
    fireEvent.click(screen.getByRole('button', { name: `View photo ${number}` }));
    fireEvent.click(screen.getByRole('button', { name: `Remove photo ${number}` }));
  };
  const undo = () => fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

  test('open when they are tapped, and nothing in the grid removes one', async () => {
    await withThree();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'View photo 2' }));
    expect(screen.getByRole('dialog', { description: 'Photo 2 of 3' })).toBeTruthy();
    expect(thumbnails()).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(thumbnails()).toHaveLength(3);
  });

  test('come back in their place as they were, also after the draft was kept, and are not sent again', async () => {
    const [a, b, c] = await withThree();
    remove(2);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shownIds()).toEqual([a, c]);
    expect(screen.getByText('Photo removed')).toBeTruthy();
    await waitFor(async () => expect((await kept())?.map(({ name }) => name)).toEqual(['a.jpg', 'c.jpg']));
    undo();
    expect(shownIds()).toEqual([a, b, c]);
    expect(document.activeElement?.id).toBe(b);
    expect(screen.getAllByText('Uploaded')).toHaveLength(3);
    await waitFor(async () => expect((await kept())?.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']));
    expect(uploads()).toHaveLength(3);
  });

  test('that were uploaded while they were removed come back as uploaded', async () => {
    const arrive = Promise.withResolvers<void>();
    waiting.set('/api/v1/feedback/upload', arrive.promise);
    renderInScreen(form(user));
    add('a.jpg');
    await waitFor(() => expect(uploads()).toHaveLength(1));
    remove(1);
    await act(async () => arrive.resolve());
    undo();
    expect(await screen.findByText('Uploaded')).toBeTruthy();
    await waitFor(async () => expect((await kept())?.[0]?.uploaded?.id).toBe('image-1'));
    expect(uploads()).toHaveLength(1);
  });

  test('that no longer have room are rejected by their name, and none is lost for it', async () => {
    renderInScreen(form(user));
    add('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg');
    await waitFor(() => expect(thumbnails()).toHaveLength(6));
    remove(1);
    add('7.jpg');
    await waitFor(() => expect(thumbnails()).toHaveLength(6));
    undo();
    await waitFor(() => expect(screen.getByText('1.jpg').parentElement?.textContent).toBe('1.jpg: You can add up to 6 photos.'));
    expect(thumbnails()).toHaveLength(6);
  });

  test('that were removed cannot come back into what is on its way', async () => {
    const arrive = Promise.withResolvers<void>();
    waiting.set(path, arrive.promise);
    await withThree();
    type('Text', 'With two photos');
    type('Contact', 'a@example.com');
    remove(1);
    type('Text', '');
    submit();
    await waitFor(() => expect(document.getElementById('text-error')).not.toBeNull());
    // It may while something is still wrong with the form.
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    type('Text', 'With two photos');
    submit();
    await waitFor(() => expect(created()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await act(async () => arrive.resolve());
    expect(created()[0]?.body).toMatchObject({ images: [expect.anything(), expect.anything()] });
  });

  test('that were too many are no longer, once one was removed', async () => {
    await withThree();
    type('Text', 'Few');
    type('Contact', 'a@example.com');
    // Nothing but the removal may have the form checked again.
    leave('Contact');
    submit();
    const error = () => document.querySelector('#images-error .field-error');
    await waitFor(() => expect(error()).not.toBeNull());
    remove(1);
    await waitFor(() => expect(error()).toBeNull());
  });

  test('that are no photos are named with the reason in one sentence', async () => {
    renderInScreen(form(user));
    const input = document.querySelector('input[type=file][multiple]') as HTMLInputElement;
    Object.defineProperty(input, 'files', { value: [new File(['%PDF'], 'doc.pdf', { type: 'application/pdf' })] });
    fireEvent.change(input);
    const error = await screen.findByText('doc.pdf');
    // Each node of a row is a column of its own.
    expect(error.closest('.field-error')?.childNodes).toHaveLength(1);
    // Above the buttons, which on a low screen would push it out of sight.
    const buttons = document.querySelector('.photo-buttons') as HTMLElement;
    expect(error.compareDocumentPosition(buttons)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(error.closest('.field-error')?.textContent).toMatch(/^doc\.pdf: This file is not a picture/);
  });
});

describe('photos that are pasted', () => {
  const paste = (files: File[]) => {
    const event = createEvent.paste(field('Text'));
    Object.defineProperty(event, 'clipboardData', { value: { files } });
    fireEvent(field('Text'), event);
    return event.defaultPrevented;
  };
  const photo = () => new File(['jpeg'], 'pasted.jpg', { type: 'image/jpeg' });
  const added = () => screen.queryAllByRole('button', { name: /^View photo/ });

  test('are added, whatever field has the focus', async () => {
    renderInScreen(form(user));
    expect(paste([photo()])).toBe(true);
    await waitFor(() => expect(added()).toHaveLength(1));
  });

  test('are left to the browser by a form without photos, and so is text', () => {
    const { unmount } = renderInScreen(form(user));
    expect(paste([])).toBe(false);
    unmount();
    kind.order = ['text', 'contact'];
    renderInScreen(form(user));
    expect(paste([photo()])).toBe(false);
    expect(added()).toEqual([]);
  });
});

describe('what a page does with its form', () => {
  let found: FormState | undefined;
  const Probe = () => {
    found = useForm();
    return null;
  };
  const withProbe = (props: Partial<ComponentProps<typeof Form>> = {}) => (
    <Form kind={kind} user={user} {...props}>
      <Fields />
      <Probe />
    </Form>
  );

  test('errors found by other means are shown, with the summary', async () => {
    renderInScreen(withProbe());
    act(() => found?.show({ text: 'Found elsewhere' }));
    expect(document.getElementById('text-error')?.textContent).toBe('Found elsewhere');
    expect(await screen.findByRole('link', { name: /^Please check 1 entry/ })).toBeTruthy();
    act(() => found?.clear('text'));
    expect(document.getElementById('text-error')).toBeNull();
  });

  test('it is told the errors, so that it can show their fields', async () => {
    const onErrors = vi.fn();
    renderInScreen(withProbe({ onErrors }));
    type('Text', 'Here');
    submit();
    await waitFor(() => expect(onErrors).toHaveBeenCalledExactlyOnceWith({ contact: 'Please select' }));
  });

  test('a form that no message replaces is empty once it is sent', async () => {
    const onSent = vi.fn();
    renderInScreen(withProbe({ onSent, submit: 'Send it' }));
    type('Text', 'Here');
    type('Contact', 'a@example.com');
    fireEvent.click(screen.getByRole('button', { name: 'Send it' }));
    await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith(false));
    await waitFor(() => expect(field('Text').value).toBe(''));
    expect(screen.getByRole('button', { name: 'Send it' })).toBeTruthy();
  });

  test('a draft that it gives up is stored no longer, though it still stands there', async () => {
    renderInScreen(withProbe());
    const stored = () => storage.get(draftKey({ form: kind.name, uid: user.uid }));
    type('Text', 'Here');
    await act(async () => found?.setMeta({ rows: ['a'] }));
    await waitFor(async () => expect(await stored()).toMatchObject({ fields: { text: 'Here' }, meta: { rows: ['a'] } }));
    await act(async () => found?.discard());
    expect(await stored()).toBeUndefined();
    expect(field('Text').value).toBe('Here');
  });

  test('a field needs a form around it', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => renderInScreen(<Fields />)).toThrow('useForm needs a <Form> around it');
  });
});

test('a field that is left for a button is not checked: the button would move away', async () => {
  const rules = vi.spyOn(kind, 'rules');
  renderInScreen(form(user));
  type('Contact', 'nobody');
  await waitFor(() => expect(rules).toHaveBeenCalled());
  fireEvent.blur(field('Contact'), { relatedTarget: screen.getByRole('button', { name: 'Submit' }) });
  await act(async () => {
    await kind.rules();
  });
  expect(document.getElementById('contact-error')).toBeNull();
  fireEvent.blur(field('Contact'), { relatedTarget: field('Text') });
  await waitFor(() => expect(document.getElementById('contact-error')).not.toBeNull());
});

test('a form says that it keeps no draft where the browser has no database', () => {
  renderInScreen(form(user));
  expect($storageWorks.get()).toBe(false);
  expect(screen.getByText('This device cannot save a draft. Please submit before you leave.')).toBeTruthy();
});
