import { createFold } from '../../lib/search/fold.ts';
import type { Model, ModelKind } from './model.ts';

/** Spaces and dashes say nothing in a model's name: `lds-t6` is the LDS T6. */
const spaces = /[\s\-_.]+/g;

/**
 * The models whose name or kind holds what is typed, without regard to case, accents and width.
 *
 * @param kindName what a kind is called in the page's language
 * @param tag BCP 47, of the page's language
 */
export function findModels(
  models: readonly Model[],
  query: string,
  kindName: (kind: ModelKind) => string,
  tag: string,
): readonly Model[] {
  const fold = createFold(tag);
  const plain = (text: string) => fold(text).text.replace(spaces, '');
  const wanted = plain(query);
  return models.filter(({ name, kind }) =>
    [name, kindName(kind), kindName(kind) + name].some((text) => plain(text).includes(wanted)),
  );
}
