import type { FormRules } from '../../app/form/form.ts';
import { ages, earliestPurchase } from '../../contract/days.ts';
import { createRegistration, NewRegistration, wrongDays } from '../../contract/registration/create.ts';
import type { Translate } from '../../i18n/t.ts';
import { dayOf, formatDay } from '../../lib/day.ts';
import { modelName } from '../../ui/device/model-name.ts';
import type { FieldName } from './fields.ts';

/** Validation of a registration (docs/spec.md §5). @param brand the product's, a key of `content/catalogue.json` */
export const rulesFor = (brand: string): FormRules => ({
  path: createRegistration.path,
  schema: NewRegistration,

  body({ fields }) {
    const field = (name: FieldName) => fields[name] ?? '';
    return {
      brand,
      platform: field('platform'),
      orderNumber: field('orderNumber'),
      model: field('model'),
      serialNumber: field('serialNumber'),
      purchaseDate: field('purchaseDate'),
      firstName: field('firstName'),
      lastName: field('lastName'),
      email: field('email'),
      phoneCountry: field('phoneCountry'),
      phone: field('phone'),
      country: field('country'),
      gender: field('gender'),
      birthday: field('birthday'),
      nickname: field('nickname'),
      region: field('region'),
      deviceId: field('deviceId'),
    };
  },

  async more(_, { fields: { purchaseDate = '', birthday = '', phone = '', phoneCountry = '' } }) {
    return {
      ...wrongDays({ purchaseDate, birthday }, dayOf(new Date())),
      ...(phone.trim() && phoneCountry && (await wrongPhone(phone, phoneCountry))),
    };
  },

  fieldOf: (path) => (path === 'deviceId' ? 'device' : path),

  words: {
    platform: { required: 'register.errorPlatform' },
    orderNumber: { required: 'register.errorOrderNumber', duplicate: 'register.errorDuplicate' },
    model: { required: 'register.errorModel' },
    purchaseDate: { required: 'register.errorPurchaseDate' },
    firstName: { required: 'register.errorFirstName' },
    lastName: { required: 'register.errorLastName' },
    email: { required: 'register.errorEmail', format: 'register.errorEmailFormat' },
    phoneCountry: { required: 'register.errorCountry' },
    phone: {
      required: 'register.errorPhone',
      format: 'register.errorPhoneFormat',
      ambiguous: 'form.errorPhoneAmbiguous',
    },
    country: { required: 'register.errorCountry' },
    gender: { required: 'register.errorGender' },
    birthday: { required: 'register.errorBirthday' },
    region: { required: 'register.errorRegion' },
    device: { unknown: 'register.errorDevice' },
  },

  say(field, rule, { fields: { birthday } }, t) {
    if (rule !== 'format') return undefined;
    if (field === 'birthday') return t('form.errorBirthday', ages);
    return field === 'purchaseDate' ? purchaseDateText(t, birthday) : undefined;
  },

  label: ({ fields }) => [fields.model && modelName(fields.model), fields.orderNumber].filter(Boolean).join(' · '),
});

/** The error text of a purchase date out of range. @param birthday the buyer's, if it is known */
export const purchaseDateText = (t: Translate, birthday?: string): string =>
  t('register.errorPurchaseDateRange', { date: formatDay(earliestPurchase(dayOf(new Date()), birthday), t.tag) });

/** Loads libphonenumber. If that fails, the server's check must do. */
async function wrongPhone(text: string, country: string): Promise<{ phone?: string }> {
  const module = await import('../../contract/contact/phone.ts').catch(() => undefined);
  const phone = module?.parsePhone(text, country);
  return phone && 'rule' in phone ? { phone: phone.rule } : {};
}
