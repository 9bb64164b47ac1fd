import type { FormKind } from '../../app/form/form.ts';
import { lazyChunk } from '../../app/lazy-chunk/lazy-chunk.ts';
import { fieldsOf, nameFields } from './fields.ts';

/** The device above the first step, everything after that step, and the list. Loaded with the page, so it is available offline. */
export const registrationChunk = lazyChunk('registration', () => import('./registration-chunk.ts'));

/**
 * The registration of a product.
 *
 * @param product in the page's address
 * @param brand the product's, a key of `content/catalogue.json`
 * @param tag of the page, BCP 47
 */
export const registrationForm = (product: string, brand: string, tag: string): FormKind => ({
  name: `register/${product}`,
  leave: 'common.leaveForm',
  order: [...new Set([...fieldsOf.product, ...nameFields(tag).map(({ name }) => name), ...fieldsOf.person])],
  rules: async () => {
    const [{ rulesFor }] = await Promise.all([import('./rules.ts'), registrationChunk.load()]);
    return rulesFor(brand);
  },
});
