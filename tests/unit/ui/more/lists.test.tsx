import { expect, test } from 'vitest';
import { isLandmark, itemsIn, landmarkIn } from '../../../../src/ui/more/lists.ts';

function place(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

test('items are those of elements and those by role', () => {
  const items = itemsIn(place('<ul><li>1</li></ul><div role="list"><div role="listitem">2</div></div><p>3</p>'));
  expect(items.map(({ textContent }) => textContent)).toEqual(['1', '2']);
  expect(itemsIn(null)).toEqual([]);
});

test.each([
  ['<p></p><div role="list"></div>', 'DIV'],
  ['<section><h2></h2></section><ul></ul>', 'H2'],
  ['<p></p>', undefined],
])('the landmark in %s is %s', (html, name) => {
  const found = landmarkIn(place(html));
  expect(found?.tagName).toBe(name);
  if (found) expect(isLandmark(found)).toBe(true);
});
