import type { Tables } from './tables.ts';

export type TableName = keyof Tables;

const inOrder = [
  'users',
  'tokens',
  'homes',
  'devices',
  'device_shares',
  'device_groups',
  'device_group_members',
  'feedback',
  'replies',
  'images',
  'small_images',
  'unused_objects',
  'tickets',
  'ticket_steps',
  'ticket_messages',
  'ticket_parcels',
  'registrations',
  'registration_corrections',
  'ratings',
  'after_sales',
  'help_votes',
  'help_counts',
  'help_search_days',
  'help_searches',
  'recipes',
  'recipe_tags',
  'recipe_versions',
  'recipe_reports',
  'recipe_words',
  'recipe_word_pieces',
  'recipe_search',
  'favorites',
  'cookings',
  'cooking_paces',
  'answers',
  'audit',
  'audit_keys',
] as const satisfies readonly TableName[];

type Missing = Exclude<TableName, (typeof inOrder)[number]>;

/**
 * All tables, each behind those whose rows its own name: the order in which they can be filled. It does not compile without one of
 * {@link Tables}.
 */
export const tablesInOrder: readonly ([Missing] extends [never] ? TableName : `lacks ${Missing}`)[] = inOrder;

/** Tables that are made from others: how many rows they have says nothing of what is there. */
export const derivedTables: readonly TableName[] = ['small_images', 'recipe_words', 'recipe_word_pieces', 'recipe_search'];
