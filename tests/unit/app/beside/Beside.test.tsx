import { act, cleanup, render, screen } from '@testing-library/react';
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
const page = (
  <Beside list={<List />}>
    <article>This one</article>
  </Beside>
);

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

test('the HTML that is rendered at build time has no list', () => {
  viewport(true);
  expect(renderToString(page)).toContain('This one');
  expect(List).not.toHaveBeenCalled();
});
