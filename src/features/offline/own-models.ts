import type { LangKey } from '../../i18n/locale-ids.ts';
import { ownDevices } from '../../stores/devices.ts';

/** The models of the user's devices; none for guests. */
export const ownModels = async (lang: LangKey): Promise<string[]> => [
  ...new Set((await ownDevices(lang)).map(({ model }) => model)),
];
