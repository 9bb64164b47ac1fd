/**
 * A valid phone number as people of its country write it. Loads libphonenumber.
 *
 * @returns nothing for an invalid number, and where libphonenumber cannot be loaded
 */
export const formattedPhone = (text: string, country: string): Promise<string | undefined> =>
  import('../../contract/contact/phone.ts').then(
    ({ formatPhone }) => formatPhone(text, country),
    () => undefined,
  );
