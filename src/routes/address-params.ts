import { deviceKinds } from '../contract/devices/list.ts';
import { problemIds } from '../contract/feedback/problem-ids.ts';
import { ticketGroups, ticketTypes } from '../contract/tickets/states.ts';
import type { RouteName } from './table.ts';

type Params = Readonly<Record<string, string>>;

const oneOf = (values: readonly string[]): string => values.map((value) => `\`${value}\``).join(', ');

const tags: Params = Object.fromEntries(
  ['food', 'cuisine', 'difficulty', 'equipment'].map((name) => [name, 'recipe tags, separated by commas']),
);

/** Parameters that every address takes, with what they are for. */
export const commonParams: Params = {
  back: '`exit`: the back arrow closes the web view',
  brand: 'a key of `content/catalogue.json`: the brand of pages for all brands, where the app has told none',
};

/**
 * Parameters of single routes that an app may use, with what they are for. Ids are those of the user’s list of devices. `{id}` is that of the
 * path, where it is no record’s.
 */
export const addressParams: { readonly [Name in RouteName]?: Params } = {
  feedback: {
    device: 'the id of the device that the report is about',
    article: 'the id of the answer that did not help',
    kind: `the kind of device, for the suggested answers: ${oneOf(deviceKinds)}`,
    source: '`manual`: begins with a device that is not in the list',
  },
  helpCenter: { device: 'the id of a device: a report that starts from here is about it' },
  faqList: {
    '{id}':
      'an issue type, as for `/searchFaq`: `network`; with a kind of device: `network-vacuum`; all answers about a kind, or its error messages: `all-vacuum`, `errors-vacuum`. A list without answers does not exist',
  },
  faqDetail: {
    '{id}': 'a key of `content/faq.json`, such as `account-delete`',
    device: 'the id of a device, for its troubleshooter and a report that follows',
  },
  searchFaq: { q: 'a query', problem: `an issue type: ${oneOf(problemIds)}`, kind: `a kind of device: ${oneOf(deviceKinds)}` },
  instructions: { device: 'the id of a device: its care schedule is its own' },
  rmaList: { group: oneOf(ticketGroups), type: oneOf(ticketTypes), q: 'a query' },
  recipes: { tab: '`categories`, `works` or `favorites`', ...tags },
  recipeSearch: { q: 'a query', ...tags },
  recipeTags: tags,
  recipeCook: { servings: 'a number of servings' },
  recipeEdit: { id: 'the id of a recipe to edit; without it, a new one' },
};

/** Parameters that pages hand to each other, and that no app should use. */
export const internalParams: readonly string[] = ['correct', 'from', 'recipe', 'report', 'start', 'version'];
