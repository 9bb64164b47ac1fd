import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

export const deviceKinds = ['vacuum', 'airFryer', 'airPurifier', 'other'] as const;

/** One appliance of the user. Field names are ours: the spec shows none. */
export const Device = v.object({
  id: v.string(),
  /** The name its owner gave it */
  name: v.string(),
  /** Model as printed on the label, a key of `content/catalogue.json` where the site knows it */
  model: v.string(),
  kind: v.picklist(deviceKinds),
  /** Serial number; empty when the server has none */
  sn: v.string(),
  online: v.boolean(),
  /** Where it stands for this user (spec, section 4): in the current home, shared by somebody, in another home, or removed */
  place: v.picklist(['home', 'shared', 'otherHome', 'removed']),
  /** The home's name; empty when removed */
  home: v.string(),
});

export type Device = v.InferOutput<typeof Device>;
export type DeviceKind = Device['kind'];

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/v1/user/devices',
  service: 'app',
  input: v.object({}),
  output: v.object({ devices: v.array(Device) }),
});
