import { useStore } from '@nanostores/react';
import type { Device } from '../../contract/devices/list.ts';
import { recipeTags } from '../../contract/recipes/tags.ts';
import { $measures } from '../../stores/measures.ts';
import { Cell, CellGroup } from '../../ui/cell/Cell.tsx';
import { deviceState } from '../../ui/device/device-state.ts';
import { modelName } from '../../ui/device/model-name.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { Tag } from '../../ui/tag/Tag.tsx';
import { temperatureText } from '../measures.ts';
import { blockedReason, isChoosable } from './cooking.ts';
import './cooker-list.css';

/** An appliance that cooks. */
type Cooker = Device & { cooks: NonNullable<Device['cooks']> };

const isCooker = (device: Device): device is Cooker => device.cooks !== null;

interface CookerListProps {
  devices: readonly Device[];
  /** The id of the one that is chosen */
  chosen: string | undefined;
  onChoose(device: Device): void;
}

/** The user's cooking appliances with their states. Those that cannot be chosen come last and say why. */
export function CookerList({ devices, chosen, onChoose }: CookerListProps) {
  const t = useT();
  const { temperature } = useStore($measures, { ssr: 'initial' });
  const sorted = devices.filter(isCooker).sort((a, b) => Number(isChoosable(b)) - Number(isChoosable(a)));
  return (
    <CellGroup>
      {sorted.map((device) => {
        const blocked = blockedReason(device);
        const kind = recipeTags.equipment.find((tag) => tag === device.cooks.equipment);
        const upTo = t('recipeCook.upTo', { temperature: temperatureText(device.cooks.maxTemperature, temperature, t.tag) });
        return (
          <Cell
            key={device.id}
            leading={<Icon name={device.kind} />}
            label={<bdi className={isChoosable(device) ? undefined : 'quiet'}>{device.name}</bdi>}
            detail={[modelName(device.model), kind && t(`recipeTags.equipment-${kind}`), upTo].filter(Boolean).join(' · ')}
            trailing={
              <span className="cooker-tags">
                {device.id === chosen && <Tag tone="progress">{t('recipeCook.chosen')}</Tag>}
                <Tag tone={blocked ? 'neutral' : 'success'}>
                  {blocked === 'unable' ? t('recipe.notSupported') : deviceState(device, t)}
                </Tag>
              </span>
            }
            {...(isChoosable(device) && { onClick: () => onChoose(device) })}
          />
        );
      })}
    </CellGroup>
  );
}
