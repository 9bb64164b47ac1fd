import { createRegistration, NewRegistration, wrongDays } from '../../contract/registration-form.ts';
import { dayOf } from '../../lib/day.ts';
import { modelName } from '../../ui/device/model-name.ts';
import type { FormRules } from '../../ui/form/form.ts';
import type { FieldName } from './form.ts';

/** What a registration must have (spec, section 5). @param brand the product's, a key of `content/catalogue.json` */
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
      ...(phone.trim() && phoneCountry && !(await isPhone(phone, phoneCountry)) && { phone: 'format' }),
    };
  },

  fieldOf: (path) => (path === 'deviceId' ? 'device' : path),

  words: {
    platform: { required: 'register.errorPlatform' },
    orderNumber: { required: 'register.errorOrderNumber', duplicate: 'register.errorDuplicate' },
    model: { required: 'register.errorModel' },
    purchaseDate: { required: 'register.errorPurchaseDate', format: 'register.errorPurchaseDateFuture' },
    firstName: { required: 'register.errorFirstName' },
    lastName: { required: 'register.errorLastName' },
    email: { required: 'register.errorEmail', format: 'register.errorEmailFormat' },
    phoneCountry: { required: 'register.errorCountry' },
    phone: { required: 'register.errorPhone', format: 'register.errorPhoneFormat' },
    country: { required: 'register.errorCountry' },
    gender: { required: 'register.errorGender' },
    birthday: { required: 'register.errorBirthday', format: 'register.errorBirthdayFormat' },
    region: { required: 'register.errorRegion' },
    device: { unknown: 'register.errorDevice' },
  },

  label: ({ fields }) => [fields.model && modelName(fields.model), fields.orderNumber].filter(Boolean).join(' · '),
});

/** libphonenumber is loaded only here. Where it cannot be, the server's check has to do. */
async function isPhone(text: string, country: string): Promise<boolean> {
  const rule = await import('../../contract/phone.ts').catch(() => undefined);
  return !rule || rule.parsePhone(text, country) !== undefined;
}
