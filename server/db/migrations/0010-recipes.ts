import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { fullTextOf } from '../full-text.ts';

export const recipes: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('recipes')
      .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
      .addColumn('uid', 'varchar(64)', (c) => c.notNull().references('users.uid'))
      .addColumn('state', 'varchar(16)', (c) => c.notNull())
      .addColumn('body', 'text')
      .addColumn('draft', 'text')
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('lang', 'varchar(10)', (c) => c.notNull())
      .addColumn('minutes', 'integer', (c) => c.notNull())
      .addColumn('difficulty', 'varchar(16)')
      .addColumn('image_id', 'varchar(64)')
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('favorites', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('cooked', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('rank', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('listed', 'integer', (c) => c.notNull())
      .addColumn('hidden_reason', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('published_at', 'bigint')
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addColumn('removed_at', 'bigint')
      .addColumn('search_place', 'bigint')
      .execute();
    await schema.createIndex('recipes_listed').on('recipes').columns(['listed', 'lang', 'rank', 'id']).execute();
    await schema.createIndex('recipes_by_place').on('recipes').columns(['search_place']).execute();
    await schema.createIndex('recipes_of_user').on('recipes').columns(['uid', 'updated_at', 'id']).execute();
    await schema
      .createTable('recipe_tags')
      .addColumn('tag', 'varchar(32)', (c) => c.notNull())
      .addColumn('lang', 'varchar(10)', (c) => c.notNull())
      .addColumn('rank', 'integer', (c) => c.notNull())
      .addColumn('recipe_id', 'varchar(64)', (c) => c.notNull().references('recipes.id'))
      .addPrimaryKeyConstraint('recipe_tags_key', ['tag', 'lang', 'rank', 'recipe_id'])
      .execute();
    await schema.createIndex('tags_of_recipe').on('recipe_tags').columns(['recipe_id', 'tag']).execute();
    await schema
      .createTable('recipe_versions')
      .addColumn('recipe_id', 'varchar(64)', (c) => c.notNull().references('recipes.id'))
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('published_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('recipe_versions_key', ['recipe_id', 'version'])
      .execute();
    await schema
      .createTable('favorites')
      .addColumn('uid', 'varchar(64)', (c) => c.notNull().references('users.uid'))
      .addColumn('recipe_id', 'varchar(64)', (c) => c.notNull().references('recipes.id'))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('favorites_key', ['uid', 'recipe_id'])
      .execute();
    await schema.createIndex('favorites_of_user').on('favorites').columns(['uid', 'created_at', 'recipe_id']).execute();
    await schema
      .createTable('recipe_reports')
      .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
      .addColumn('recipe_id', 'varchar(64)', (c) => c.notNull().references('recipes.id'))
      .addColumn('uid', 'varchar(64)', (c) => c.notNull().references('users.uid'))
      .addColumn('reason', 'varchar(16)', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('closed_at', 'bigint')
      .execute();
    await schema.createIndex('reports_of_recipe').on('recipe_reports').columns(['recipe_id', 'created_at']).execute();
    await schema
      .createTable('small_images')
      .addColumn('image_id', 'varchar(64)', (c) => c.primaryKey().references('images.id').onDelete('cascade'))
      .addColumn('bytes', 'blob', (c) => c.notNull())
      .execute();
    await fullTextOf(db).create(db);
    await schema
      .createTable('recipe_words')
      .addColumn('word', 'varchar(120)', (c) => c.primaryKey())
      .addColumn('backwards', 'varchar(120)', (c) => c.notNull())
      .addColumn('shown', 'varchar(120)', (c) => c.notNull())
      .addColumn('recipes', 'integer', (c) => c.notNull())
      .execute();
    await schema.createIndex('words_backwards').on('recipe_words').columns(['backwards']).execute();
    await schema
      .createTable('recipe_word_pieces')
      .addColumn('piece', 'varchar(16)', (c) => c.notNull())
      .addColumn('word', 'varchar(120)', (c) => c.notNull())
      .addPrimaryKeyConstraint('recipe_word_pieces_key', ['piece', 'word'])
      .execute();
  },
};
