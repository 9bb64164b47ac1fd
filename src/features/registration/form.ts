import type { FormKind } from '../../app/form/form.ts';
import { fieldsOf } from './fields.ts';
import { later } from './load-later.ts';

/**
 * The registration of a product. Everything after its first step comes with the first touch.
 *
 * @param product of the page's address
 * @param brand the product's, a key of `content/catalogue.json`
 */
export const registrationForm = (product: string, brand: string): FormKind => ({
  name: `register/${product}`,
  leave: 'common.leaveForm',
  order: [...fieldsOf.product, ...fieldsOf.person],
  rules: async () => {
    const [{ rulesFor }] = await Promise.all([import('./rules.ts'), later()]);
    return rulesFor(brand);
  },
});
