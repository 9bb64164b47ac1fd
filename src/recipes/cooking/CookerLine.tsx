import { deviceState } from '../../ui/device/device-state.ts';
import { modelName } from '../../ui/device/model-name.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { cookerIcon } from './cooking.ts';
import type { Blocked, Cooker } from './use-cooker.ts';
import './cooker-line.css';

interface CookerLineProps {
  cooker: Cooker;
  /** The page that chooses another one */
  href: string;
}

/** The chosen appliance with its state, as a link to choose another one. What is too long for its line is shortened. */
export function CookerLine({ cooker: { choice, blocked }, href }: CookerLineProps) {
  const t = useT();
  const device = choice.status === 'chosen' ? choice.device : undefined;
  return (
    <a className="cooker-line" href={href}>
      <Icon
        name={blocked ? 'alert' : device ? cookerIcon(device) : 'airFryer'}
        className={blocked ? 'cooker-line-blocked' : 'cooker-line-icon'}
      />
      <span className="cooker-line-text">
        {device ? (
          <>
            <bdi>{device.name}</bdi>
            {/* Why it cannot cook stands above. */}
            <small>{blocked ? modelName(device.model) : `${modelName(device.model)} · ${deviceState(device, t)}`}</small>
          </>
        ) : (
          <span>
            {choice.status === 'unknown'
              ? t('common.loading')
              : t(choice.status === 'none' ? 'recipeCook.noDevice' : 'device.removed')}
          </span>
        )}
      </span>
      <Icon name="chevron" size="small" className="cooker-line-chevron" />
      {choice.status !== 'none' && <span className="visually-hidden">{t('recipeCook.change')}</span>}
    </a>
  );
}

/** Why the appliance cannot cook this recipe, and what helps. */
export function CookerNote({ reason, remedy }: Blocked) {
  return (
    <p className="cooker-note" id={cookerNoteId}>
      <Icon name="alert" size="line" />
      <span>
        {reason}
        {remedy && <span className="cooker-note-remedy">{remedy}</span>}
      </span>
    </p>
  );
}

/** The id of the one {@link CookerNote} of a page, which describes the button that cannot start. */
export const cookerNoteId = 'cooker-note';
