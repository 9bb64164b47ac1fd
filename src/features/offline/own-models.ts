import type { LangKey } from '../../i18n/locales.ts';
import { refreshDevices } from '../../stores/devices.ts';
import { sessionKnown, startSession } from '../../stores/session.ts';

/** The models of the devices that a signed-in reader has; none for anybody else. */
export async function ownModels(lang: string): Promise<string[]> {
  await startSession(lang as LangKey, { error: '', network: '', timeout: '' });
  await sessionKnown();
  return [...new Set((await refreshDevices()).map(({ model }) => model))];
}
