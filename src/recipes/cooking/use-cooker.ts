import { useStore } from '@nanostores/react';
import { useDevices } from '../../app/device/use-devices.ts';
import type { Device } from '../../contract/devices/list.ts';
import type { Recipe } from '../../contract/recipes/read.ts';
import type { UserInfo } from '../../contract/user/user.ts';
import { $cookbookDevice } from '../../stores/cookbook-device.ts';
import { startCookingOn } from '../../stores/cooking.ts';
import { $measures } from '../../stores/measures.ts';
import { showToast } from '../../stores/toasts.ts';
import { useT } from '../../ui/screen/use-t.ts';
import { hottest } from '../fits.ts';
import { temperatureText } from '../measures.ts';
import { hindranceOf } from './cooking.ts';
import { unlockSound } from './sound.ts';

/**
 * The appliance that the user has chosen to cook on.
 *
 * - `none`: nobody is signed in, or nothing was chosen
 * - `unknown`: chosen, but the devices are not told yet
 * - `chosen`: `device` is absent where the user no longer has it
 */
type Choice = { status: 'none' } | { status: 'unknown' } | { status: 'chosen'; device: Device | undefined };

export interface Cooker {
  choice: Choice;
  /** Why it cannot cook this recipe now, as a sentence */
  hindrance: string | undefined;
  /** Starts the recipe on it, or says why not. */
  start(): Promise<void>;
}

/** The chosen appliance, and how it stands to a recipe. The devices are asked for again whenever the page is looked at. */
export function useCooker(recipe: Recipe, user: UserInfo | undefined): Cooker {
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

  const kinds = recipe.tags.equipment.map((equipment) => t(`recipeTags.equipment-${equipment}`));
  const hindrance = ((): string | undefined => {
    if (choice.status !== 'chosen') return undefined;
    if (!choice.device) return t('device.removed');
    switch (hindranceOf(choice.device, recipe)) {
      case 'removed':
        return t('device.removed');
      case 'otherHome':
        return t('device.otherHome');
      case 'unable':
      case 'offline':
        return t('recipe.notSupported');
      case 'equipment':
        return t('recipeCook.otherEquipment', { equipment: new Intl.ListFormat(t.tag, { type: 'disjunction' }).format(kinds) });
      case 'temperature':
        return t('recipeCook.tooHot', { temperature: temperatureText(hottest(recipe), temperature, t.tag) });
      default:
        return undefined;
    }
  })();

  const start = async () => {
    unlockSound();
    if (choice.status === 'none' || !chosen) return showToast(t('recipe.selectDevice'));
    if (hindrance) {
      showToast(hindrance);
      await devices.refetch();
      return;
    }
    await startCookingOn(chosen.id, recipe.id);
  };

  return { choice, hindrance, start };
}
