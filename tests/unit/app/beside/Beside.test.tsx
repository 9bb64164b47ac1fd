import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Beside } from '../../../../src/app/beside/Beside.tsx';

/** A viewport that a test can make wide or narrow. */
function viewport(matches: boolean) {
  const media = Object.assign(new EventTarget(), { matches });
  vi.stubGlobal('matchMedia', () => media);
  return (wide: boolean) =>
    act(() => {
      media.matches = wide;
      media.dispatchEvent(new Event('change'));
    });
}

const List = vi.fn(() => <nav aria-label="Others" />);
const page = <Beside list={<List />}>{() => <article>This one</article>}</Beside>;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  List.mockClear();
});

test('a wide screen has the list beside the record, and after it for the keyboard', () => {
  viewport(true);
  render(page);
  const position = screen.getByRole('article').compareDocumentPosition(screen.getByRole('navigation'));
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a narrow screen does not load it, until it is made wide', () => {
  const setWide = viewport(false);
  render(page);
  expect(List).not.toHaveBeenCalled();
  setWide(true);
  expect(screen.getByRole('navigation')).toBeDefined();
  setWide(false);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a record that has changed has the list mounted anew, and so fetched again', () => {
  viewport(true);
  const mounted = vi.fn();
  const Mounting = () => {
    useEffect(mounted, []);
    return null;
  };
  render(<Beside list={<Mounting />}>{(onChange) => <button type="button" onClick={onChange} />}</Beside>);
  expect(mounted).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button'));
  expect(mounted).toHaveBeenCalledTimes(2);
});

test('the HTML that is rendered at build time has no list', () => {
  viewport(true);
  expect(renderToString(page)).toContain('This one');
  expect(List).not.toHaveBeenCalled();
});
