/** How many characters each field of a registration may have; ours, docs/spec.md §5 sets none. */
export const registrationLimits = {
  platform: 100,
  orderNumber: 64,
  serialNumber: 64,
  firstName: 100,
  lastName: 100,
  phone: 32,
  nickname: 100,
  region: 100,
} as const;
