import { groupByHome } from '../../app/device/device-groups.ts';
import type { Device } from '../../contract/devices/list.ts';
import { Cell, CellGroup } from '../../ui/cell/Cell.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { byReadiness, CookerCell, isCooker } from './CookerCell.tsx';
import { blockedReason } from './cooking.ts';

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
  const sorted = devices.filter(isCooker).sort(byReadiness);
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
