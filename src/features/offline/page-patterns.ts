import catalogue from '../../../content/catalogue.json' with { type: 'json' };
import { routes } from '../../routes/table.ts';

const aboutOnly = (model: string) => routes.filter(({ about }) => about === model).map(({ path }) => path);

/**
 * What the addresses of a model's pages have in common, by its name: the model's key, unless it is the only one that has such a page.
 * They come before {@link patterns}.
 */
export const modelPatterns = catalogue.models.map(({ key, name }) => [name, [key, ...aboutOnly(key)].join('|')] as const);

/** The same of pages about a subject: shorter than a list of them, which all languages would carry. */
export const patterns = {
  voice: 'google|Alex|Voice|yandex',
  help: 'faqDetail|aqList',
} as const;
