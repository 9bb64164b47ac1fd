import { indexMigration } from '../indexes.ts';

/** Every list, count and deletion finds its rows by an index, in the order in which they are wanted. */
export const growth = indexMigration([
  // Lists of a user
  { name: 'feedback_listed', table: 'feedback', columns: ['uid', 'created_at', 'id'], where: 'removed_at is null' },
  { name: 'feedback_removed', table: 'feedback', columns: ['uid', 'created_at', 'id'], where: 'removed_at is not null' },
  { name: 'feedback_unread', table: 'feedback', columns: ['uid'], where: 'unread = 1 and removed_at is null' },
  { name: 'tickets_of_user_by_status', table: 'tickets', columns: ['uid', 'status', 'updated_at', 'id'] },
  { name: 'tickets_unread', table: 'tickets', columns: ['uid'], where: 'unread = 1' },
  { name: 'registrations_of_model', table: 'registrations', columns: ['uid', 'model'] },

  // Lists of customer service
  { name: 'feedback_latest', table: 'feedback', columns: ['updated_at', 'id'], where: 'removed_at is null' },
  { name: 'feedback_by_status', table: 'feedback', columns: ['status', 'updated_at', 'id'] },
  { name: 'tickets_latest', table: 'tickets', columns: ['updated_at', 'id'] },
  { name: 'tickets_by_status', table: 'tickets', columns: ['status', 'updated_at', 'id'] },
  { name: 'tickets_by_order', table: 'tickets', columns: ['order_number'] },
  { name: 'tickets_by_sn', table: 'tickets', columns: ['device_sn'] },
  { name: 'registrations_latest', table: 'registrations', columns: ['created_at', 'id'] },
  { name: 'registrations_by_status', table: 'registrations', columns: ['status', 'created_at', 'id'] },
  { name: 'recipe_reports_latest', table: 'recipe_reports', columns: ['created_at', 'id'] },
  { name: 'help_votes_latest', table: 'help_votes', columns: ['voted_at', 'uid'] },
  { name: 'help_votes_of_article', table: 'help_votes', columns: ['article', 'voted_at', 'uid'] },
  { name: 'help_votes_of_language', table: 'help_votes', columns: ['lang', 'voted_at'] },
  { name: 'help_search_days_by_day', table: 'help_search_days', columns: ['region', 'lang', 'day'] },

  // Devices of a user
  { name: 'homes_of_user', table: 'homes', columns: ['uid'] },
  { name: 'devices_of_user', table: 'devices', columns: ['uid'] },
  { name: 'devices_of_home', table: 'devices', columns: ['home_id'] },
  { name: 'device_shares_of_user', table: 'device_shares', columns: ['uid'] },
  { name: 'device_groups_of_home', table: 'device_groups', columns: ['home_id'] },
  { name: 'device_group_members_of_device', table: 'device_group_members', columns: ['device_id'] },

  // What is purged
  { name: 'answers_by_age', table: 'answers', columns: ['started_at'] },
  { name: 'tokens_by_end', table: 'tokens', columns: ['expires_at'] },
  { name: 'cookings_by_end', table: 'cookings', columns: ['ended_at'] },
  { name: 'images_unattached_by_age', table: 'images', columns: ['created_at'], where: 'record_id is null' },
  { name: 'feedback_by_removal', table: 'feedback', columns: ['removed_at'], where: 'removed_at is not null' },
  { name: 'registrations_by_warranty', table: 'registrations', columns: ['warranty_until', 'purchase_date'] },
  { name: 'recipes_by_removal', table: 'recipes', columns: ['removed_at'], where: 'removed_at is not null' },
  {
    name: 'recipes_drafts',
    table: 'recipes',
    columns: ['updated_at'],
    where: "state = 'draft' and version = 0 and removed_at is null",
  },
  { name: 'recipe_reports_by_end', table: 'recipe_reports', columns: ['closed_at'] },
  { name: 'ratings_by_end', table: 'ratings', columns: ['(coalesce(answered_at, asked_at))'] },
  { name: 'help_counts_by_day', table: 'help_counts', columns: ['day'] },
  { name: 'help_search_days_by_age', table: 'help_search_days', columns: ['day'] },

  // What is deleted with a user, a recipe or a device: a foreign key has no index by itself
  { name: 'tokens_of_user', table: 'tokens', columns: ['uid'] },
  { name: 'images_of_user', table: 'images', columns: ['uid'] },
  { name: 'ratings_of_user', table: 'ratings', columns: ['uid'] },
  { name: 'after_sales_of_user', table: 'after_sales', columns: ['uid'] },
  { name: 'help_votes_of_user', table: 'help_votes', columns: ['uid'] },
  { name: 'registration_corrections_of_user', table: 'registration_corrections', columns: ['uid'] },
  { name: 'recipe_reports_of_user', table: 'recipe_reports', columns: ['uid', 'recipe_id'] },
  { name: 'favorites_of_recipe', table: 'favorites', columns: ['recipe_id'] },
  { name: 'cookings_of_recipe', table: 'cookings', columns: ['recipe_id'] },
]);
