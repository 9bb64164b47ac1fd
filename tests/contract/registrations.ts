import type { NewRegistration } from '../../src/contract/registration/create.ts';

/** A registration as Anna in Germany could send it at noon of June 1, 2026. */
export const registration = (more: Partial<NewRegistration> = {}): NewRegistration => ({
  brand: 'ultenic',
  platform: 'Official website',
  orderNumber: 'A-17 203',
  model: 'V330',
  serialNumber: 'V3302436010007',
  purchaseDate: '2026-05-30',
  firstName: 'Anna',
  lastName: 'Becker',
  email: 'anna.becker@example.com',
  phoneCountry: 'DE',
  phone: '030 901820',
  country: 'DE',
  gender: 'female',
  birthday: '1988-04-17',
  nickname: '',
  region: 'Bayern',
  deviceId: 'de-anna-third',
  ...more,
});
