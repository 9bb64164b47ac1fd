import { parseContact } from '../../src/contract/contact/contact.ts';
import type { NewFeedback } from '../../src/contract/feedback/create.ts';
import { devicesOf } from '../db/devices.ts';
import { insertFeedback } from '../db/feedback.ts';
import { attachImages } from '../db/images.ts';
import type { Tables } from '../db/tables.ts';
import { bumpVersion } from '../db/users.ts';
import { invalidFields } from '../http/http-error.ts';
import type { Call } from '../http/mount.ts';
import { isProblemType } from '../messages.ts';

type DeviceColumns = Pick<Tables['feedback'], 'device_name' | 'device_model' | 'device_sn' | 'device_id'>;

/** The device of a report as it is now; undefined when it is not the user's, or was removed. */
async function deviceColumns({ db, user, input }: Call<NewFeedback>): Promise<DeviceColumns | undefined> {
  const { device } = input;
  if (device.source === 'manual') {
    const { sn, deviceId } = device;
    return { device_name: sn || deviceId, device_model: '', device_sn: sn, device_id: deviceId };
  }
  const own = (await devicesOf(db, user.uid)).find(({ id, place }) => id === device.deviceId && place !== 'removed');
  return own && { device_name: own.name, device_model: own.model, device_sn: own.sn, device_id: own.id };
}

/** Whether a device that was typed in can be identified: by a number, or on a photo of its label. */
const isNamed = ({ device, images }: NewFeedback) =>
  device.source === 'mine' || device.sn !== '' || device.deviceId !== '' || images.length > 0;

/**
 * Stores a report and its pictures.
 *
 * @throws HttpError 400 with all fields that cannot be accepted: `unknown` for what does not exist or is another user's
 */
export async function storeFeedback(call: Call<NewFeedback>): Promise<{ id: string }> {
  const { db, user, input, now } = call;
  const contact = parseContact(input.contact, user.country);
  const device = await deviceColumns(call);
  const id = crypto.randomUUID();
  const refused = {
    ...(!isProblemType(input.typeId) && { typeId: 'unknown' }),
    ...(!device && { device: 'unknown' }),
    ...(!isNamed(input) && { device: 'required' }),
    ...('rule' in contact && { contact: contact.rule }),
  };
  if (!device || 'rule' in contact || Object.keys(refused).length > 0) throw invalidFields(refused);

  await insertFeedback(db, {
    id,
    uid: user.uid,
    type_id: input.typeId,
    ...device,
    description: input.description,
    contact: input.contact,
    reachable: contact.value,
    platform: input.platform,
    order_number: input.orderNumber,
    article: input.article ?? '',
    status: 'processing',
    unread: 0,
    created_at: now,
    updated_at: now,
    removed_at: null,
    solved_at: null,
    thanked: 0,
    follows: '',
    tried: JSON.stringify(input.tried ?? []),
  });
  if (!(await attachImages(db, user.uid, input.images, id))) throw invalidFields({ images: 'unknown' });
  await bumpVersion(db, user.uid);
  return { id };
}
