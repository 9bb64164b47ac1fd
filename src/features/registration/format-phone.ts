/**
 * A valid phone number as people of its country write it, or with its country's code. Loads libphonenumber.
 *
 * @returns nothing for an invalid number, and where libphonenumber cannot be loaded
 */
export const formattedPhone = (
  text: string,
  country: string,
  format: 'national' | 'international' = 'national',
): Promise<string | undefined> =>
  import('../../contract/contact/phone.ts').then(
    ({ formatPhone, formatInternationalPhone }) =>
      (format === 'national' ? formatPhone : formatInternationalPhone)(text, country),
    () => undefined,
  );
