import type { Device } from '../../src/contract/devices/list.ts';
import type { KnownDevice } from '../db/devices.ts';
import cookers from './cookers.json' with { type: 'json' };

const abilityByModel = cookers as Readonly<Record<string, Device['cooks']>>;

/** What a model can do with recipes; nothing for what does not cook. */
export const cookingAbilityOf = (model: string): Device['cooks'] => abilityByModel[model] ?? null;

export const withCookingAbility = (device: KnownDevice): Device => ({ ...device, cooks: cookingAbilityOf(device.model) });
