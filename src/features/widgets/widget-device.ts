import * as v from 'valibot';
import type { Device } from '../../contract/devices/list.ts';

/**
 * What a widget of the app shows (docs/spec.md §3): a device, its home and the group that the user created. The app keeps it as
 * JSON for its widget to read; `version` is there for the day on which its shape changes.
 */
export const WidgetDevice = v.object({
  version: v.literal(1),
  homeId: v.string(),
  /** Empty when the device is in no group */
  groupId: v.string(),
  deviceId: v.string(),
  /** The device's name when it was chosen, for when it is gone */
  name: v.string(),
});
export type WidgetDevice = v.InferOutput<typeof WidgetDevice>;

/** The key of the app's local data. */
export const widgetKey = 'widgetDevice';

/** What the app has kept; nothing where there is nothing, or nothing that can be read. */
export function readWidget(value: string | null): WidgetDevice | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), WidgetDevice), value);
  return parsed.success ? parsed.output : undefined;
}

/** A device as a widget shows it. */
export const widgetOf = ({ id, homeId, name }: Device, groupId: string): WidgetDevice => ({
  version: 1,
  homeId,
  groupId,
  deviceId: id,
  name,
});

export const isSame = (a: WidgetDevice | undefined, b: WidgetDevice | undefined): boolean =>
  a?.deviceId === b?.deviceId && a?.groupId === b?.groupId && a?.homeId === b?.homeId;
