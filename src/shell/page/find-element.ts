/** Finds an element of a page's own HTML. @throws TypeError if there is none of this type: a programming error */
export function findElement<E extends Element>(root: ParentNode, selector: string, type: new () => E): E {
  const element = root.querySelector(selector);
  if (!(element instanceof type)) throw new TypeError(`No ${type.name} matches ${selector}`);
  return element;
}
