import * as v from '#rules/valibot';
import type { Device } from '../../contract/devices/list.ts';
import { orUndefined } from '../../lib/or-undefined.ts';

/**
 * What the app's widget shows (docs/spec.md §3): a device, its home and the user's group. The app stores it as JSON for its widget;
 * `version` is for future changes of its shape.
 */
export const WidgetDevice = v.object({
  version: v.literal(1),
  homeId: v.string(),
  /** Empty if the device is in no group */
  groupId: v.string(),
  deviceId: v.string(),
  /** The device's name when it was chosen, to show after it was removed */
  name: v.string(),
});
export type WidgetDevice = v.InferOutput<typeof WidgetDevice>;

/** The key in the app's local data. */
export const widgetKey = 'widgetDevice';

/** Parses the stored JSON; undefined if there is none, or it is invalid. */
export function readWidget(value: string | null): WidgetDevice | undefined {
  const parsed = v.safeParse(
    WidgetDevice,
    orUndefined(() => JSON.parse(value ?? 'null')),
  );
  return parsed.success ? parsed.output : undefined;
}

/** The data that makes a widget show a device. */
export const widgetOf = ({ id, homeId, name }: Device, groupId: string): WidgetDevice => ({
  version: 1,
  homeId,
  groupId,
  deviceId: id,
  name,
});

export const isSame = (a: WidgetDevice | undefined, b: WidgetDevice | undefined): boolean =>
  a?.deviceId === b?.deviceId && a?.groupId === b?.groupId && a?.homeId === b?.homeId;
