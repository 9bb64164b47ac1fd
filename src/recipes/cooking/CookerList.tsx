import { useStore } from '@nanostores/react';
import { groupByHome } from '../../app/device/device-groups.ts';
import type { Device } from '../../contract/devices/list.ts';
import { recipeTags } from '../../contract/recipes/tags.ts';
import { noBreak } from '../../lib/no-break.ts';
import { $measures } from '../../stores/measures.ts';
import { Cell, CellGroup } from '../../ui/cell/Cell.tsx';
import { deviceState } from '../../ui/device/device-state.ts';
import { modelName } from '../../ui/device/model-name.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { Tag } from '../../ui/tag/Tag.tsx';
import { temperatureText } from '../measures.ts';
import { blockedReason, cookerIcon, isChoosable, remedyFor } from './cooking.ts';
import './cooker-list.css';

/** An appliance that cooks. */
type Cooker = Device & { cooks: NonNullable<Device['cooks']> };

const isCooker = (device: Device): device is Cooker => device.cooks !== null;

/** Those that can cook come first, then those that can be chosen. */
const rank = (device: Device): number => (blockedReason(device) ? (isChoosable(device) ? 1 : 2) : 0);

interface CookerListProps {
  devices: readonly Device[];
  /** The id of the one that is chosen */
  chosen: string | undefined;
  onChoose(device: Device): void;
  answers: CookerAnswers;
}

interface Answer {
  href: string;
  title: string;
  /** BCP 47, where it is not in the page's language */
  lang: string | undefined;
}

/** Answers of the help center by the reason that an appliance cannot cook, and what stands above them. */
export interface CookerAnswers extends Readonly<Record<'offline' | 'unable', Answer>> {
  heading: string;
}

/** The user's cooking appliances by home, with their states. Those that cannot cook now come last, say why, and what helps. */
export function CookerList({ devices, chosen, onChoose, answers }: CookerListProps) {
  const t = useT();
  const sorted = devices.filter(isCooker).sort((a, b) => rank(a) - rank(b));
  const reasons = new Set(sorted.map((device) => blockedReason(device)));
  const asked = (['offline', 'unable'] as const).filter((reason) => reasons.has(reason));
  return (
    <>
      {groupByHome(sorted, t).map(({ id, name, devices }) => (
        <CellGroup key={id} label={name && <bdi>{name}</bdi>}>
          {devices.map((device) => (
            <CookerCell key={device.id} {...{ device, onChoose }} isChosen={device.id === chosen} />
          ))}
        </CellGroup>
      ))}
      {asked.length > 0 && (
        <CellGroup label={answers.heading}>
          {asked.map((reason) => (
            <Cell
              key={reason}
              leading={<Icon name={reason === 'offline' ? 'offline' : 'alert'} />}
              label={<span lang={answers[reason].lang}>{answers[reason].title}</span>}
              href={answers[reason].href}
            />
          ))}
        </CellGroup>
      )}
    </>
  );
}

type CookerCellProps = Pick<CookerListProps, 'onChoose'> & { device: Cooker; isChosen: boolean };

function CookerCell({ device, isChosen, onChoose }: CookerCellProps) {
  const t = useT();
  const { temperature } = useStore($measures, { ssr: 'initial' });
  const { model, cooks, name } = device;
  const blocked = blockedReason(device);
  const remedy = remedyFor(blocked, t);
  const kind = recipeTags.equipment.find((tag) => tag === cooks.equipment);
  const upTo = noBreak(t('recipeCook.upTo', { temperature: temperatureText(cooks.maxTemperature, temperature, t.tag) }));
  return (
    <Cell
      leading={<Icon name={cookerIcon(device)} />}
      label={<bdi>{name}</bdi>}
      muted={blocked !== undefined}
      detail={
        <>
          {[modelName(model), kind && t(`recipeTags.equipment-${kind}`), upTo].filter(Boolean).join(' · ')}
          {remedy && <span className="cooker-remedy">{remedy}</span>}
        </>
      }
      trailing={
        <span className="cooker-tags">
          {isChosen && <Tag tone="progress">{t('recipeCook.chosen')}</Tag>}
          <Tag tone={blocked ? 'neutral' : 'success'}>
            {blocked === 'unable' ? t('recipe.notSupported') : deviceState(device, t)}
          </Tag>
        </span>
      }
      {...(isChoosable(device) && { onClick: () => onChoose(device) })}
    />
  );
}
