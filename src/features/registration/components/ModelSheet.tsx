import { SearchSheet } from '../../../app/sheet/SearchSheet.tsx';
import { createLetters } from '../../../lib/search/letters.ts';
import { Cell } from '../../../ui/cell/Cell.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { Model, ModelKind } from '../model.ts';

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
  const lettersOf = createLetters(tag);
  const wanted = lettersOf(query);
  return models.filter(({ name, kind }) =>
    [name, kindName(kind), kindName(kind) + name].some((text) => lettersOf(text).includes(wanted)),
  );
}

interface ModelSheetProps {
  models: readonly Model[];
  /** The key of the one that is chosen now */
  chosen: string;
  onPick(model: Model): void;
  onClose(): void;
}

/** Searches a model. */
export function ModelSheet({ models, chosen, onPick, onClose }: ModelSheetProps) {
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
            current={model.key === chosen}
            onClick={() => onPick(model)}
          />
        ))
      }
    </SearchSheet>
  );
}
