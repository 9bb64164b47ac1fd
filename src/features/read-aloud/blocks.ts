/** Something that is read in one go. */
export interface Block {
  element: Element;
  text: string;
}

const readable = 'h1, h2, h3, p, li, figure, summary';

/** What stands in a guide, but is not its text. */
const skipped = 'nav, button, .aloud, .try, .support, [data-article], [hidden], .step-number, template';

/**
 * What is read of a guide, in the order of the page. What is in sight counts: a folded answer is left out.
 *
 * @param guide its article
 */
export const blocksOf = (guide: Element): Block[] =>
  [...guide.querySelectorAll(readable)]
    .filter((element) => !element.closest(skipped) && element.checkVisibility?.() !== false)
    .map((element) => ({
      element,
      text: ownText(element)
        .replace(/\u2060/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    }))
    .filter(({ text }) => text !== '');

/** An element's text without that of the blocks in it. A figure's is its description, then its caption. */
function ownText(element: Element): string {
  if (element.matches('figure')) {
    const caption = element.querySelector('figcaption')?.textContent ?? '';
    return `${element.querySelector('title')?.textContent ?? ''} ${caption}`;
  }
  const own = element.cloneNode(true) as Element;
  for (const inner of own.querySelectorAll(`${readable}, ${skipped}, svg`)) inner.remove();
  return own.textContent;
}
