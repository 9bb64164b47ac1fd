import { useState } from 'react';
import type { Device } from '../../contract/devices/list.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Cell, CellGroup } from '../../ui/cell/Cell.tsx';
import { deviceDetail } from '../../ui/device/device-detail.ts';
import { modelName } from '../../ui/device/model-name.ts';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import { groupByHome } from './device-groups.ts';
import { useDevices } from './use-devices.ts';
import './device-choice.css';

/** From how many devices on a search pays. */
const many = 8;

export interface DevicePickerProps {
  signedIn: boolean;
  /** The id of the one that is chosen now */
  chosen?: string | undefined;
  onPick(device: Device): void;
  /** The way out for somebody whose device is not here */
  onManual?: (() => void) | undefined;
  /** Whether a choice leads to another screen */
  leadsOn?: boolean;
}

/** The user's devices to choose one from, by home; one that was removed is shown and cannot be chosen. */
export function DevicePicker({ signedIn, chosen, onPick, onManual, leadsOn = false }: DevicePickerProps) {
  const t = useT();
  const state = useDevices(signedIn);
  const [query, setQuery] = useState('');

  const manual = onManual && <Button onClick={onManual}>{t('device.manual')}</Button>;
  if (state.status === 'failed') {
    return (
      <EmptyState icon="offline" title={t('device.failed')}>
        <Button onClick={state.refetch}>{t('common.retry')}</Button>
        {manual}
      </EmptyState>
    );
  }
  if (state.status !== 'ready') return <Skeleton rows={4} />;
  const { devices } = state.data;
  if (devices.length === 0) {
    return (
      <EmptyState icon="vacuum" title={t('device.none')} text={t('device.noneText')}>
        {manual}
      </EmptyState>
    );
  }

  const wanted = query.trim().toLocaleLowerCase(t.tag);
  const matches = devices.filter(({ name, model }) =>
    `${name}\n${model}\n${modelName(model)}`.toLocaleLowerCase(t.tag).includes(wanted),
  );
  return (
    <div className="device-picker">
      {devices.length >= many && (
        <SearchField
          name="deviceQuery"
          label={t('device.search')}
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      )}
      {groupByHome(matches, t).map(({ id, name, place, devices }) => (
        <CellGroup key={id} label={name && <bdi>{name}</bdi>}>
          {devices.map((device) => (
            <Cell
              key={device.id}
              label={<bdi>{device.name}</bdi>}
              detail={deviceDetail(device, t)}
              leading={<Icon name={device.kind} />}
              current={device.id === chosen}
              muted={place === 'removed'}
              {...(place !== 'removed' && { onClick: () => onPick(device), chevron: leadsOn })}
            />
          ))}
        </CellGroup>
      ))}
      <p role="status">{matches.length === 0 && t('device.noMatch')}</p>
      {manual && <p>{t('device.notListed')}</p>}
      {manual}
    </div>
  );
}
