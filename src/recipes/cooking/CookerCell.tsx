import { useStore } from '@nanostores/react';
import type { Device } from '../../contract/devices/list.ts';
import { recipeTags } from '../../contract/recipes/tags.ts';
import { noBreak } from '../../lib/no-break.ts';
import { $measures } from '../../stores/measures.ts';
import { Cell } from '../../ui/cell/Cell.tsx';
import { deviceState } from '../../ui/device/device-state.ts';
import { modelName } from '../../ui/device/model-name.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { Tag } from '../../ui/tag/Tag.tsx';
import { temperatureText } from '../measures.ts';
import { blockedReason, cookerIcon, isChoosable, remedyFor } from './cooking.ts';
import './cooker-cell.css';

/** An appliance that cooks. */
export type CookingDevice = Device & { cooks: NonNullable<Device['cooks']> };

export const isCooker = (device: Device): device is CookingDevice => device.cooks !== null;

const rank = (device: Device): number => (blockedReason(device) ? (isChoosable(device) ? 1 : 2) : 0);

/** Those that can cook come first, then those that can be chosen. */
export const byReadiness = (a: Device, b: Device): number => rank(a) - rank(b);

interface CookerCellProps {
  device: CookingDevice;
  isChosen: boolean;
  onChoose(device: Device): void;
  /** The choice is made on this page, and leads nowhere */
  stays?: boolean;
}

/** An appliance with its state, as a button that chooses it; one that cannot cook now says why, and what helps. */
export function CookerCell({ device, isChosen, onChoose, stays }: CookerCellProps) {
  const t = useT();
  const { temperature } = useStore($measures, { ssr: 'initial' });
  const { model, cooks, name } = device;
  const blocked = blockedReason(device);
  const remedy = remedyFor(blocked, t);
  const kind = recipeTags.equipment.find((tag) => tag === cooks.equipment);
  const upTo = noBreak(t('recipeCook.upTo', { temperature: temperatureText(cooks.maxTemperature, temperature, t.tag) }));
  const choosable = isChoosable(device);
  const state = blocked === 'unable' ? t('recipe.notSupported') : deviceState(device, t);
  const facts = [modelName(model), kind && t(`recipeTags.equipment-${kind}`), upTo].filter(Boolean);
  return (
    <Cell
      leading={<Icon name={cookerIcon(device)} className="cooker-icon" />}
      label={
        <span className="cooker-head">
          <bdi className="cooker-name">{name}</bdi>
          <span className="cooker-tags">
            {isChosen && <Tag tone="progress">{t('recipeCook.chosen')}</Tag>}
            {choosable ? <Tag tone={blocked ? 'neutral' : 'success'}>{state}</Tag> : state}
          </span>
        </span>
      }
      muted={!choosable}
      detail={
        <>
          <span className="cooker-facts">
            <span className="cooker-facts-line">
              {facts.map((fact) => (
                <span className="cooker-fact" key={fact}>
                  {fact}{' '}
                </span>
              ))}
            </span>
          </span>
          {remedy && <span className="cooker-remedy">{remedy}</span>}
        </>
      }
      trailing={stays && choosable && <span className="cooker-radio" />}
      {...(stays && { current: isChosen })}
      {...(choosable && { onClick: () => onChoose(device), chevron: !stays })}
    />
  );
}
