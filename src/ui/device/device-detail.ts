import type { Device } from '../../contract/devices/list.ts';
import type { Translate } from '../../i18n/t.ts';
import { modelName } from './model-name.ts';

/** The model of a device, and whether it is online unless it was removed: for where a heading says where it is. */
export const deviceDetail = ({ model, place, online }: Device, t: Translate): string =>
  place === 'removed' ? modelName(model) : `${modelName(model)} · ${t(online ? 'device.online' : 'device.offline')}`;
