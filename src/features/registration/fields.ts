/** The form's steps in order. The review shows all entries before they are sent. */
export const steps = ['product', 'person', 'review'] as const;
export type Step = (typeof steps)[number];

/** The fields of each step, in the order of the page (docs/spec.md §2, §3). `device` shows the errors of `deviceId`. */
export const fieldsOf = {
  product: ['device', 'platform', 'orderNumber', 'model', 'serialNumber', 'purchaseDate'],
  person: ['firstName', 'lastName', 'email', 'phoneCountry', 'phone', 'country', 'region', 'gender', 'birthday', 'nickname'],
  review: [],
} as const satisfies Record<Step, readonly string[]>;

export type FieldName = (typeof fieldsOf)[Step][number] | 'deviceId';

const firstName = { name: 'firstName', label: 'register.firstName', autoComplete: 'given-name' } as const;
const lastName = { name: 'lastName', label: 'register.lastName', autoComplete: 'family-name' } as const;

/** The parts of a name as people of a language order them: in Chinese, Japanese and Korean the family's is first. @param tag BCP 47 */
export const nameFields = (tag: string) => (/^(zh|ja|ko)\b/.test(tag) ? [lastName, firstName] : [firstName, lastName]);

/** The first step that has one of these fields. */
export const stepOf = (fields: readonly string[]): Step | undefined =>
  steps.find((step) => fieldsOf[step].some((field) => fields.includes(field)));

/** The fields of the correction form. Other names than in the registration form, since both may be in the page. */
export const correctionFields = { purchaseDate: 'correctedPurchaseDate', orderNumber: 'correctedOrderNumber' } as const;
