import type { FormKind } from '../../app/form/form.ts';

/** The after-sales form (docs/spec.md §3). */
export const afterSale: FormKind = {
  name: 'afterSale',
  leave: 'common.leaveForm',
  order: ['orderNumber', 'gender', 'birthday', 'region'],
  rules: () => import('./rules.ts').then(({ rules }) => rules),
};
