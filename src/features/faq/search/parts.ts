import { findElement } from '../../../shell/page/find-element.ts';

/** Makes a copy of a part of a template, once for each key, and returns the same element from then on. */
export type Parts = (name: string, key?: string) => HTMLElement;

/** @param template with a `data-part` for each name */
export function createParts({ content }: HTMLTemplateElement): Parts {
  const made = new Map<string, HTMLElement>();
  return (name, key = name) => {
    const known = made.get(key);
    if (known) return known;
    const part = document.importNode(findElement(content, `[data-part=${name}]`, HTMLElement), true);
    made.set(key, part);
    return part;
  };
}

/** Gives an element these children. Those that it has already stay where they are, and with them the focus. */
export function setChildren(parent: Element, children: readonly Element[]): void {
  for (const child of [...parent.children]) if (!children.includes(child)) child.remove();
  for (const [index, child] of children.entries())
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
}
