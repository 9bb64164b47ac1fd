import { DeviceFace } from '../../ui/device/DeviceFace.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import type { Cooker } from './use-cooker.ts';
import './cooker-line.css';
import '../../ui/device/device.css';

interface CookerLineProps {
  cooker: Cooker;
  /** The page that chooses another one */
  href: string;
}

/** The chosen appliance with its state, why it cannot cook this recipe, and a link to choose another one. */
export function CookerLine({ cooker: { choice, blocked }, href }: CookerLineProps) {
  const t = useT();
  return (
    <div className="cooker-line">
      <a className="cooker-line-main" href={href}>
        {choice.status === 'chosen' && choice.device ? (
          <DeviceFace device={choice.device} iconClass="cooker-line-icon" />
        ) : (
          <>
            <Icon name="airFryer" className="cooker-line-icon" />
            <span className="chosen-device-text">
              {choice.status === 'unknown'
                ? t('common.loading')
                : t(choice.status === 'none' ? 'recipeCook.noDevice' : 'device.removed')}
            </span>
          </>
        )}
        <span className="cooker-line-change">{t(choice.status === 'none' ? 'recipeCook.select' : 'recipeCook.change')}</span>
      </a>
      {blocked && (
        <p className="cooker-note" role="status">
          <Icon name="alert" size="line" />
          <span>
            {blocked.reason}
            {blocked.remedy && <span className="cooker-note-remedy">{blocked.remedy}</span>}
          </span>
        </p>
      )}
    </div>
  );
}
