import { useStore } from '@nanostores/react';
import { useDevices } from '../../app/device/use-devices.ts';
import type { Device } from '../../contract/devices/list.ts';
import type { Recipe } from '../../contract/recipes/read.ts';
import type { UserInfo } from '../../contract/user/user.ts';
import type { Translate } from '../../i18n/t.ts';
import { $cookbookDevice } from '../../stores/cookbook-device.ts';
import { startCookingOn } from '../../stores/cooking.ts';
import { $measures, type Measures } from '../../stores/measures.ts';
import { showToast } from '../../stores/toasts.ts';
import { useT } from '../../ui/screen/use-t.ts';
import { maxTemperature } from '../is-compatible.ts';
import { temperatureText } from '../measures.ts';
import { blockedReason, remedyFor } from './cooking.ts';
import { unlockSound } from './sound.ts';

/**
 * The appliance that the user has chosen to cook on.
 *
 * - `none`: nobody is signed in, or nothing was chosen
 * - `unknown`: the devices are not loaded yet
 * - `chosen`: `device` is absent where the user no longer has it
 */
type Choice = { status: 'none' } | { status: 'unknown' } | { status: 'chosen'; device: Device | undefined };

export interface Blocked {
  reason: string;
  remedy?: string | undefined;
}

export interface Cooker {
  choice: Choice;
  /** Why it cannot cook this recipe now, and what helps */
  blocked: Blocked | undefined;
  /** Starts the recipe on it, or says why it cannot. Where none is chosen, opens the page that chooses one. */
  start(): Promise<void>;
}

/**
 * The chosen appliance, and whether it can cook a recipe. The devices are fetched again whenever the page becomes visible.
 *
 * @param deviceHref the page that chooses the appliance for the recipe
 */
export function useCooker(recipe: Recipe, user: UserInfo | undefined, deviceHref: string): Cooker {
  const t = useT();
  const chosen = useStore($cookbookDevice, { ssr: 'initial' });
  const devices = useDevices(user !== undefined);
  const { temperature } = useStore($measures, { ssr: 'initial' });
  const uid = user?.uid;

  const choice = ((): Choice => {
    if (!chosen || chosen.uid !== uid) return { status: 'none' };
    if (devices.status !== 'ready') return { status: 'unknown' };
    return { status: 'chosen', device: devices.data.devices.find(({ id }) => id === chosen.id) };
  })();

  const blocked = choice.status === 'chosen' ? blockedText(choice.device, recipe, temperature, t) : undefined;

  const start = async () => {
    unlockSound();
    if (choice.status === 'none' || !chosen) return location.assign(`${deviceHref}&start=1`);
    if (blocked) {
      showToast(blocked.reason);
      await devices.refetch();
      return;
    }
    await startCookingOn(chosen.id, recipe.id);
  };

  return { choice, blocked, start };
}

function blockedText(
  device: Device | undefined,
  recipe: Recipe,
  unit: Measures['temperature'],
  t: Translate,
): Blocked | undefined {
  const reason = device ? blockedReason(device, recipe) : 'removed';
  switch (reason) {
    case 'removed':
      return { reason: t('device.removed') };
    case 'otherHome':
      return { reason: t('device.otherHome'), remedy: remedyFor(reason, t) };
    case 'unable':
    case 'offline':
      return { reason: t('recipe.notSupported'), remedy: remedyFor(reason, t) };
    case 'equipment': {
      const kinds = recipe.tags.equipment.map((equipment) => t(`recipeTags.equipment-${equipment}`));
      const equipment = new Intl.ListFormat(t.tag, { type: 'disjunction' }).format(kinds);
      return { reason: t('recipeCook.otherEquipment', { equipment }) };
    }
    case 'temperature':
      return { reason: t('recipeCook.tooHot', { temperature: temperatureText(maxTemperature(recipe), unit, t.tag) }) };
    default:
      return undefined;
  }
}
