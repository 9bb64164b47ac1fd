import type { Device } from '../../src/contract/devices/list.ts';
import type { KnownDevice } from '../db/devices.ts';
import cookers from './cookers.json' with { type: 'json' };

const known = cookers as Readonly<Record<string, Device['cooks']>>;

/** What a model can do with recipes; nothing for what does not cook. */
export const cooksOf = (model: string): Device['cooks'] => known[model] ?? null;

export const withCooks = (device: KnownDevice): Device => ({ ...device, cooks: cooksOf(device.model) });
