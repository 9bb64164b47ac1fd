import type { Tables } from './tables.ts';

/** All tables, each behind those whose rows its own name: the order in which they can be filled. */
export const tablesInOrder = [
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
] as const satisfies readonly (keyof Tables)[];

/** Tables that are made from others: how many rows they have says nothing of what is there. */
export const derivedTables: readonly TableName[] = ['small_images', 'recipe_words', 'recipe_word_pieces', 'recipe_search'];

export type TableName = (typeof tablesInOrder)[number];
