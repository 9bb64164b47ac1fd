import type { LangKey } from '../../i18n/locales.ts';
import { $devices, loadDevices } from '../../stores/devices.ts';
import { sessionKnown, startSession } from '../../stores/session.ts';

/** The models of the devices that a signed-in reader has; none for anybody else. */
export async function ownModels(lang: string): Promise<string[]> {
  await startSession(lang as LangKey, { error: '', network: '', timeout: '' });
  if ((await sessionKnown()).status !== 'ready') return [];
  await loadDevices();
  const all = $devices.get();
  return all.status === 'ready' ? [...new Set(all.devices.map(({ model }) => model))] : [];
}
