import * as v from 'valibot';
import type { FormRules } from '../../app/form/form.ts';
import { createFeedback, NewFeedback } from '../../contract/feedback/create.ts';
import { recordNumber } from '../../contract/record-number.ts';
import { weekdayAndTime } from '../../lib/weekday-and-time.ts';
import { devices } from '../../stores/devices.ts';
import { $expected } from './expected.ts';
import { forgetTried } from './forget-tried.ts';
import { problemTypes } from './problem-types.ts';
import { parseTried } from './tried-steps.ts';

/** The names of the form's fields. `mineId` is the chosen one of the user's devices, `deviceId` a typed ID. */
type FieldName =
  | 'typeId'
  | 'source'
  | 'mineId'
  | 'sn'
  | 'deviceId'
  | 'article'
  | 'tried'
  | 'description'
  | 'contact'
  | 'platform'
  | 'orderNumber';

/** Validation of a report (docs/spec.md §5). */
export const rules: FormRules = {
  path: createFeedback.path,
  schema: NewFeedback,

  body({ fields, images }) {
    const field = (name: FieldName) => fields[name] ?? '';
    return {
      typeId: field('typeId'),
      device:
        field('source') === 'manual'
          ? { source: 'manual', sn: field('sn'), deviceId: field('deviceId') }
          : { source: 'mine', deviceId: field('mineId') },
      description: field('description'),
      contact: field('contact'),
      platform: field('platform'),
      orderNumber: field('orderNumber'),
      ...(field('article') && { article: field('article') }),
      ...(field('tried') && { tried: parseTried(field('tried')).map(({ text: _, ...tried }) => tried) }),
      images: images.map(({ key }) => key),
    };
  },

  async more(_, { fields, images }, { countryAbbr }) {
    const unnamed = fields.source === 'manual' && !fields.sn?.trim() && !fields.deviceId?.trim() && images.length === 0;
    const contact = fields.contact?.trim();
    return {
      ...(unnamed && { device: 'required' }),
      ...(contact && (await wrongContact(contact, countryAbbr))),
    };
  },

  afterSend({ fields }) {
    if (fields.tried) forgetTried(parseTried(fields.tried), fields.mineId ?? '');
    if (__DEPLOYMENT__.helpStatistics)
      void import('../../stores/help-signals.ts').then(({ sendReported }) => sendReported()).catch(() => undefined);
  },

  fieldOf(path, { fields }) {
    const [first = '', inDevice] = path.split('.');
    return first !== 'device' ? first : fields.source === 'manual' ? (inDevice ?? 'sn') : 'device';
  },

  words: {
    typeId: { required: 'form.choose', unknown: 'form.choose' },
    device: { required: 'feedback.errorDevice', unknown: 'feedback.errorDevice' },
    sn: { required: 'feedback.errorDeviceManual' },
    description: { required: 'feedback.errorDescription' },
    contact: {
      required: 'feedback.errorContact',
      format: 'feedback.errorContactFormat',
      ambiguous: 'form.errorPhoneAmbiguous',
    },
    platform: { required: 'feedback.errorPlatform' },
    orderNumber: { required: 'feedback.errorOrderNumber' },
    images: { unknown: 'form.photoUnreadable' },
  },

  label: ({ fields }) => fields.description ?? '',

  facts({ uid, fields, images }, t, response) {
    // One that waits is answered later.
    const expected = response === undefined ? undefined : $expected.get();
    const created = v.safeParse(createFeedback.output, response);
    const types = problemTypes(uid, t.tag).$state.get();
    const own = devices(uid).$state.get();
    const type = types.status === 'ready' ? types.data.find(({ id }) => id === fields.typeId) : undefined;
    const device = own.status === 'ready' ? own.data.devices.find(({ id }) => id === fields.mineId) : undefined;
    return [
      [t('feedback.number'), created.success ? recordNumber(created.output.id) : '', 'copy'],
      [t('feedback.type'), type?.name ?? ''],
      [t('device.label'), (fields.source === 'manual' ? fields.sn || fields.deviceId : device?.name) ?? ''],
      [t('common.photos'), images.length > 0 ? String(images.length) : ''],
      [t('feedback.expectedBy'), expected && expected.typeId === fields.typeId ? weekdayAndTime(expected.by, t.tag) : ''],
    ];
  },
};

/** Loads libphonenumber. If that fails, the server's check must do. */
async function wrongContact(text: string, country: string): Promise<{ contact?: string }> {
  const module = await import('../../contract/contact/contact.ts').catch(() => undefined);
  const contact = module?.parseContact(text, country);
  return contact && 'rule' in contact ? { contact: contact.rule } : {};
}
