import { type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { findModels } from '../find-models.ts';
import type { Model, ModelKind } from '../model.ts';

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
