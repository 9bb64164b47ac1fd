/** The form's steps in their order; the review is what is read once more before sending. */
export const steps = ['product', 'person', 'review'] as const;
export type Step = (typeof steps)[number];

/** What each step asks, in the order of the page (docs/spec.md §2, §3). `device` shows what is wrong with `deviceId`. */
export const fieldsOf = {
  product: ['platform', 'orderNumber', 'model', 'serialNumber', 'purchaseDate'],
  person: [
    'firstName',
    'lastName',
    'email',
    'phoneCountry',
    'phone',
    'country',
    'gender',
    'birthday',
    'nickname',
    'region',
    'device',
  ],
  review: [],
} as const satisfies Record<Step, readonly string[]>;

export type FieldName = (typeof fieldsOf)[Step][number] | 'deviceId';

/** The step that has one of these fields, the first if several have. */
export const stepOf = (fields: readonly string[]): Step | undefined =>
  steps.find((step) => fieldsOf[step].some((field) => fields.includes(field)));

/** The fields that are corrected, apart from those of the form that registers a product: both may be in the page. */
export const correctionFields = { purchaseDate: 'correctedPurchaseDate', orderNumber: 'correctedOrderNumber' } as const;
