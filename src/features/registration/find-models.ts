import { createFold } from '../../lib/search/fold.ts';
import type { Model, ModelKind } from './model.ts';

/** Ignored in models' names: `lds-t6` finds the LDS T6. */
const separators = /[\s\-_.]+/g;

/**
 * The models whose name or kind contains the query, ignoring case, accents and width.
 *
 * @param kindName translates a kind
 * @param tag of the page, BCP 47
 */
export function findModels(
  models: readonly Model[],
  query: string,
  kindName: (kind: ModelKind) => string,
  tag: string,
): readonly Model[] {
  const fold = createFold(tag);
  const plain = (text: string) => fold(text).text.replace(separators, '');
  const wanted = plain(query);
  return models.filter(({ name, kind }) =>
    [name, kindName(kind), kindName(kind) + name].some((text) => plain(text).includes(wanted)),
  );
}
