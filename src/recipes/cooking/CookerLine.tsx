import { DeviceFace } from '../../ui/device/DeviceFace.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import type { Cooker } from './use-cooker.ts';
import './cooker-line.css';
import '../../ui/device/device.css';

interface CookerLineProps {
  cooker: Cooker;
  /** Where another one is chosen */
  href: string;
}

/** The chosen appliance with its state, what stands in its way, and the way to choose another one. */
export function CookerLine({ cooker: { choice, hindrance }, href }: CookerLineProps) {
  const t = useT();
  return (
    <div className="cooker-line">
      <a className="cooker-line-main" href={href}>
        {choice.status === 'chosen' && choice.device ? (
          <DeviceFace device={choice.device} />
        ) : (
          <>
            <Icon name="airFryer" />
            <span className="chosen-device-text">
              {choice.status === 'unknown'
                ? t('common.loading')
                : t(choice.status === 'none' ? 'recipeCook.noDevice' : 'device.removed')}
            </span>
          </>
        )}
        <span className="cooker-line-change">{t(choice.status === 'none' ? 'recipeCook.select' : 'recipeCook.change')}</span>
      </a>
      {hindrance && (
        <p className="cooker-note" role="status">
          <Icon name="alert" />
          {hindrance}
        </p>
      )}
    </div>
  );
}
