import type { FormKind } from '../../app/form/form.ts';

/** The form that reports a problem (docs/spec.md §2). */
export const feedback: FormKind = {
  name: 'feedback',
  leave: 'common.leaveUnfinished',
  order: ['typeId', 'device', 'sn', 'deviceId', 'description', 'contact', 'platform', 'orderNumber', 'images'],
  defaults: { source: 'mine' },
  rules: async () => {
    const [{ rules }] = await Promise.all([import('./rules.ts'), import('../../app/device/DeviceSheet.tsx')]);
    return rules;
  },
};
