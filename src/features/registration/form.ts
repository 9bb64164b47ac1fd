import type { FormKind } from '../../app/form/form.ts';
import { lazyChunk } from '../../app/lazy-chunk/lazy-chunk.ts';

/** Everything after the first step. Prefetched on first interaction, so it is available offline. */
export const registrationChunk = lazyChunk('registration', () => import('./registration-chunk.ts'));

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

/**
 * The registration of a product.
 *
 * @param product of the page's address
 * @param brand the product's, a key of `content/catalogue.json`
 */
export const registrationForm = (product: string, brand: string): FormKind => ({
  name: `register/${product}`,
  leave: 'common.leaveForm',
  order: [...fieldsOf.product, ...fieldsOf.person],
  rules: async () => {
    const [{ rulesFor }] = await Promise.all([import('./rules.ts'), registrationChunk.load()]);
    return rulesFor(brand);
  },
});
