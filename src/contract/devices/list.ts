import * as v from 'valibot';
import { type Endpoint, get } from '../endpoint.ts';
import type { Empty } from '../fields.ts';

export const deviceKinds = ['vacuum', 'airFryer', 'airPurifier', 'other'] as const;

/** One appliance of the user. Field names are ours: docs/spec.md §7 shows none. */
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
  /** Where it stands for this user (docs/spec.md §4): in the current home, shared by somebody, in another home, or removed */
  place: v.picklist(['home', 'shared', 'otherHome', 'removed']),
  /** The home's name; empty when removed */
  home: v.string(),
  /** Its id; empty when removed. A shared device's home is not among the user's own */
  homeId: v.string(),
  /** What the user has sorted it into, within its home; nothing when the home is somebody else's */
  groups: v.array(v.object({ id: v.string(), name: v.string() })),
  /**
   * What it can do with recipes; nothing for what cooks nothing. `equipment` is one of the recipes' tags; `online`: whether it takes a
   * recipe's program from the app at all; °C
   */
  cooks: v.nullable(v.object({ equipment: v.string(), online: v.boolean(), maxTemperature: v.number() })),
});

/** A family as the app calls it; one of a user's homes is the current one. */
export const Home = v.object({ id: v.string(), name: v.string(), current: v.boolean() });

export type Device = v.InferOutput<typeof Device>;
export type Home = v.InferOutput<typeof Home>;
export type DeviceKind = Device['kind'];

const DeviceList = v.object({ devices: v.array(Device), homes: v.array(Home) });
export type DeviceList = v.InferOutput<typeof DeviceList>;

export const listDevices: Endpoint<typeof Empty, typeof DeviceList> = get('app', '/api/v1/user/devices', DeviceList);
