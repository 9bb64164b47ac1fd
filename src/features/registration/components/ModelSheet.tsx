import { type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { createFold } from '../../../lib/search/fold.ts';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { Model, ModelKind } from '../model.ts';
import '../../../app/device/device-sheet.css';

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

/** Searches a model. Rendered outside the form, so that the query does not count as an entry. */
export function ModelSheet({ models, onPick, onClose }: ModelSheetProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const kindName = (kind: ModelKind) => t(`register.kind_${kind}`);
  const found = findModels(models, query, kindName, t.tag);
  const stop = (event: SyntheticEvent) => event.stopPropagation();

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: React events bubble through portals: it keeps them from the form
    <div onInput={stop} onPaste={stop} onFocus={stop}>
      <Dialog open onClose={onClose} title={t('register.model')}>
        <div className="device-picker">
          <TextField
            name="modelQuery"
            label={t('register.modelSearch')}
            type="search"
            autoComplete="off"
            onChange={(event) => setQuery(event.target.value)}
          />
          {found.length > 0 && (
            <CellGroup>
              {found.map((model) => (
                <Cell
                  key={model.key}
                  label={model.name}
                  detail={kindName(model.kind)}
                  leading={<Icon name={model.kind} />}
                  onClick={() => onPick(model)}
                />
              ))}
            </CellGroup>
          )}
          <p role="status">{found.length === 0 && t('register.modelNoMatch')}</p>
        </div>
      </Dialog>
    </div>,
    document.body,
  );
}
