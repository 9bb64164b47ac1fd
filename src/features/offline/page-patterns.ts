/** What the addresses of pages about a subject have in common: shorter than a list of them, which all languages would carry. */
export const patterns = {
  device: 'Instructions|partition|Map',
  voice: 'google|Alex|Voice|yandex',
  help: 'faqDetail|aqList',
} as const;
