import { useState } from 'react';
import type { Device } from '../../contract/devices/list.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Cell, CellGroup } from '../../ui/cell/Cell.tsx';
import { deviceState } from '../../ui/device/device-state.ts';
import { modelName } from '../../ui/device/model-name.ts';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { useDevices } from './use-devices.ts';
import '../../ui/device/device.css';

/** From how many devices on a search pays. */
const many = 8;

export interface DevicePickerProps {
  signedIn: boolean;
  onPick(device: Device): void;
  /** The way out for somebody whose device is not here */
  onManual?: (() => void) | undefined;
}

/** The user's devices to choose one from, each with where it is; one that was removed is shown and cannot be chosen. */
export function DevicePicker({ signedIn, onPick, onManual }: DevicePickerProps) {
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
        <TextField
          name="deviceQuery"
          label={t('device.search')}
          type="search"
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {matches.length ? (
        <CellGroup>
          {matches.map((device) => (
            <Cell
              key={device.id}
              label={<bdi className={device.place === 'removed' ? 'quiet' : undefined}>{device.name}</bdi>}
              detail={`${modelName(device.model)} · ${deviceState(device, t)}`}
              leading={<Icon name={device.kind} />}
              {...(device.place !== 'removed' && { onClick: () => onPick(device) })}
            />
          ))}
        </CellGroup>
      ) : (
        <p role="status">{t('device.noMatch')}</p>
      )}
      {manual && <p>{t('device.notListed')}</p>}
      {manual}
    </div>
  );
}
