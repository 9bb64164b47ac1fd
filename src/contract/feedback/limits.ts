/** How many characters each field of a report may have; ours, docs/spec.md §5 sets none. */
export const limits = {
  description: 2000,
  contact: 254,
  platform: 100,
  orderNumber: 64,
  sn: 64,
  deviceId: 64,
} as const;
