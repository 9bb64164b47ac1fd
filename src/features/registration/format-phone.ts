/**
 * A valid phone number as people of its country write it, or with its country's code. Loads libphonenumber.
 *
 * @returns nothing for an invalid number, and where libphonenumber cannot be loaded
 */
export const formattedPhone = (
  text: string,
  country: string,
  format: 'formatPhone' | 'internationalPhone' = 'formatPhone',
): Promise<string | undefined> =>
  import('../../contract/contact/phone.ts').then(
    (phone) => phone[format](text, country),
    () => undefined,
  );
