/**
 * Whether a key belongs to an input method that is composing a character. Safari ends the composition before the `keydown` of its last
 * key, which has only the key code of a composition left (https://webkit.org/b/165004).
 */
export const isComposing = (event: { isComposing: boolean; keyCode: number }): boolean =>
  event.isComposing || event.keyCode === 229;
