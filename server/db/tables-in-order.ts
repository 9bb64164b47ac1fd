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
  'tickets',
  'ticket_steps',
  'ticket_messages',
  'ticket_parcels',
  'registrations',
  'registration_corrections',
  'ratings',
  'after_sales',
  'help_votes',
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
] as const satisfies readonly (keyof Tables)[];

export type TableName = (typeof tablesInOrder)[number];
