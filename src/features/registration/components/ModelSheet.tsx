import { SearchSheet } from '../../../app/sheet/SearchSheet.tsx';
import { createFold } from '../../../lib/search/fold.ts';
import { Cell } from '../../../ui/cell/Cell.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { Model, ModelKind } from '../model.ts';

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

interface ModelSheetProps {
  models: readonly Model[];
  onPick(model: Model): void;
  onClose(): void;
}

/** Searches a model. */
export function ModelSheet({ models, onPick, onClose }: ModelSheetProps) {
  const t = useT();
  const kindName = (kind: ModelKind) => t(`register.kind_${kind}`);
  return (
    <SearchSheet
      title={t('register.model')}
      name="modelQuery"
      label={t('register.modelSearch')}
      noMatch={t('register.modelNoMatch')}
      onClose={onClose}
    >
      {(query) =>
        findModels(models, query, kindName, t.tag).map((model) => (
          <Cell
            key={model.key}
            label={model.name}
            detail={kindName(model.kind)}
            leading={<Icon name={model.kind} />}
            onClick={() => onPick(model)}
          />
        ))
      }
    </SearchSheet>
  );
}
