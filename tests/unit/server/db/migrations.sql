-- 0001-feedback
create table "users" ("uid" text collate "C" primary key, "username" text collate "C" not null, "country" text collate "C" not null, "lang" text collate "C" not null, "role" text collate "C" not null, "version" bigint default 0 not null);
create table "tokens" ("hash" text collate "C" primary key, "uid" text collate "C" not null references "users" ("uid"), "role" text collate "C" not null, "expires_at" bigint not null);
create table "homes" ("id" text collate "C" primary key, "uid" text collate "C" not null references "users" ("uid"), "name" text collate "C" not null, "is_current" bigint not null);
create table "devices" ("id" text collate "C" primary key, "uid" text collate "C" not null references "users" ("uid"), "home_id" text collate "C" references "homes" ("id"), "name" text collate "C" not null, "model" text collate "C" not null, "kind" text collate "C" not null, "sn" text collate "C" not null, "online" bigint not null);
create table "device_shares" ("device_id" text collate "C" not null references "devices" ("id"), "uid" text collate "C" not null references "users" ("uid"), constraint "device_shares_key" primary key ("device_id", "uid"));
create table "feedback" ("id" text collate "C" primary key, "uid" text collate "C" not null references "users" ("uid"), "type_id" text collate "C" not null, "device_name" text collate "C" not null, "device_model" text collate "C" not null, "device_sn" text collate "C" not null, "device_id" text collate "C" not null, "description" text collate "C" not null, "contact" text collate "C" not null, "reachable" text collate "C" not null, "platform" text collate "C" not null, "order_number" text collate "C" not null, "status" text collate "C" not null, "unread" bigint not null, "created_at" bigint not null, "updated_at" bigint not null, "removed_at" bigint);
create index "feedback_of_user" on "feedback" ("uid", "created_at", "id");
create table "replies" ("id" text collate "C" primary key, "feedback_id" text collate "C" not null references "feedback" ("id"), "text" text collate "C" not null, "created_at" bigint not null);
create index "replies_of_feedback" on "replies" ("feedback_id", "created_at");
create table "images" ("id" text collate "C" primary key, "uid" text collate "C" not null references "users" ("uid"), "feedback_id" text collate "C" references "feedback" ("id"), "position" bigint not null, "media_type" text collate "C" not null, "bytes" bytea not null, "width" bigint not null, "height" bigint not null, "created_at" bigint not null);
create index "images_of_feedback" on "images" ("feedback_id", "position");
create table "answers" ("uid" text collate "C" not null references "users" ("uid"), "path" text collate "C" not null, "key" text collate "C" not null, "fingerprint" text collate "C" not null, "runner" text collate "C" not null, "started_at" bigint not null, "body" text collate "C", constraint "answers_key" primary key ("uid", "path", "key"));
create unique index "answers_by_runner" on "answers" ("runner");

-- 0002-images
create table "pictures" ("id" text collate "C" primary key, "uid" text collate "C" not null references "users" ("uid"), "record_id" text collate "C", "position" bigint not null, "media_type" text collate "C" not null, "bytes" bytea not null, "width" bigint not null, "height" bigint not null, "created_at" bigint not null);
insert into pictures select id, uid, feedback_id, position, media_type, bytes, width, height, created_at from images;
drop table "images";
alter table "pictures" rename to "images";
create index "images_of_record" on "images" ("record_id", "position");

-- 0003-tickets
create table "tickets" ("id" text collate "C" primary key, "uid" text collate "C" not null references "users" ("uid"), "number" text collate "C" not null unique, "type" text collate "C" not null, "status" text collate "C" not null, "device_name" text collate "C" not null, "device_model" text collate "C" not null, "device_sn" text collate "C" not null, "order_number" text collate "C" not null, "address" text collate "C" not null, "excerpt" text collate "C" not null, "searchable" text collate "C" not null, "unread" bigint not null, "created_at" bigint not null, "updated_at" bigint not null);
create index "tickets_of_user" on "tickets" ("uid", "updated_at", "id");
create table "ticket_steps" ("id" text collate "C" primary key, "ticket_id" text collate "C" not null references "tickets" ("id"), "status" text collate "C" not null, "note" text collate "C" not null, "position" bigint not null, "created_at" bigint not null);
create unique index "steps_of_ticket" on "ticket_steps" ("ticket_id", "position");
create table "ticket_messages" ("id" text collate "C" primary key, "ticket_id" text collate "C" not null references "tickets" ("id"), "sender" text collate "C" not null, "text" text collate "C" not null, "position" bigint not null, "created_at" bigint not null);
create unique index "messages_of_ticket" on "ticket_messages" ("ticket_id", "position");
create table "ticket_parcels" ("ticket_id" text collate "C" not null references "tickets" ("id"), "way" text collate "C" not null, "carrier" text collate "C" not null, "tracking_number" text collate "C" not null, "tracking_url" text collate "C" not null, constraint "ticket_parcels_key" primary key ("ticket_id", "way"));

-- 0004-registrations
create table "registrations" ("id" text collate "C" primary key, "uid" text collate "C" not null references "users" ("uid"), "brand" text collate "C" not null, "model" text collate "C" not null, "platform" text collate "C" not null, "order_number" text collate "C" not null, "serial_number" text collate "C" not null, "purchase_date" text collate "C" not null, "first_name" text collate "C" not null, "last_name" text collate "C" not null, "email" text collate "C" not null, "phone_country" text collate "C" not null, "phone" text collate "C" not null, "reachable" text collate "C" not null, "country" text collate "C" not null, "gender" text collate "C" not null, "birthday" text collate "C" not null, "nickname" text collate "C" not null, "region" text collate "C" not null, "device_id" text collate "C" not null, "device_name" text collate "C" not null, "warranty_until" text collate "C", "status" text collate "C" not null, "created_at" bigint not null);
create index "registrations_of_user" on "registrations" ("uid", "created_at");

-- 0005-ratings
create table "ratings" ("id" text collate "C" primary key, "uid" text collate "C" not null references "users" ("uid"), "kind" text collate "C" not null, "subject_id" text collate "C" not null, "subject_title" text collate "C" not null, "subject_text" text collate "C" not null, "asked_at" bigint not null, "stars" bigint, "aspects" text collate "C" default '' not null, "comment" text collate "C" default '' not null, "answered_at" bigint);
create index "ratings_by_age" on "ratings" ("asked_at", "id");

-- 0006-after-sales
create table "after_sales" ("id" text collate "C" primary key, "uid" text collate "C" not null references "users" ("uid"), "gender" text collate "C" not null, "birthday" text collate "C" not null, "order_number" text collate "C" not null, "region" text collate "C" not null, "created_at" bigint not null);
create index "after_sales_by_age" on "after_sales" ("created_at", "id");

-- 0007-help-votes
create table "help_votes" ("uid" text collate "C" not null references "users" ("uid"), "article" text collate "C" not null, "lang" text collate "C" not null, "helpful" bigint not null, "reason" text collate "C", "comment" text collate "C" not null, "voted_at" bigint not null, constraint "help_votes_key" primary key ("article", "uid"));

-- 0008-groups
create table "device_groups" ("id" text collate "C" primary key, "home_id" text collate "C" not null references "homes" ("id"), "name" text collate "C" not null);
create table "device_group_members" ("group_id" text collate "C" not null references "device_groups" ("id"), "device_id" text collate "C" not null references "devices" ("id"), constraint "device_group_members_key" primary key ("group_id", "device_id"));

-- 0009-read-answers
alter table "feedback" add column "article" text collate "C" default '' not null;

-- 0010-recipes
create table "recipes" ("id" text collate "C" primary key, "uid" text collate "C" not null references "users" ("uid"), "state" text collate "C" not null, "body" text collate "C", "draft" text collate "C", "title" text collate "C" not null, "lang" text collate "C" not null, "minutes" bigint not null, "difficulty" text collate "C", "image_id" text collate "C", "revision" bigint not null, "version" bigint not null, "favorites" bigint default 0 not null, "cooked" bigint default 0 not null, "rank" bigint default 0 not null, "listed" bigint not null, "hidden_reason" text collate "C" default '' not null, "published_at" bigint, "updated_at" bigint not null, "removed_at" bigint, "search_place" bigint);
create index "recipes_listed" on "recipes" ("listed", "lang", "rank", "id");
create index "recipes_by_place" on "recipes" ("search_place");
create index "recipes_of_user" on "recipes" ("uid", "updated_at", "id");
create table "recipe_tags" ("tag" text collate "C" not null, "lang" text collate "C" not null, "rank" bigint not null, "recipe_id" text collate "C" not null references "recipes" ("id"), constraint "recipe_tags_key" primary key ("tag", "lang", "rank", "recipe_id"));
create index "tags_of_recipe" on "recipe_tags" ("recipe_id", "tag");
create table "recipe_versions" ("recipe_id" text collate "C" not null references "recipes" ("id"), "version" bigint not null, "body" text collate "C" not null, "published_at" bigint not null, constraint "recipe_versions_key" primary key ("recipe_id", "version"));
create table "favorites" ("uid" text collate "C" not null references "users" ("uid"), "recipe_id" text collate "C" not null references "recipes" ("id"), "created_at" bigint not null, constraint "favorites_key" primary key ("uid", "recipe_id"));
create index "favorites_of_user" on "favorites" ("uid", "created_at", "recipe_id");
create table "recipe_reports" ("id" text collate "C" primary key, "recipe_id" text collate "C" not null references "recipes" ("id"), "uid" text collate "C" not null references "users" ("uid"), "reason" text collate "C" not null, "text" text collate "C" not null, "created_at" bigint not null, "closed_at" bigint);
create index "reports_of_recipe" on "recipe_reports" ("recipe_id", "created_at");
create table "small_images" ("image_id" text collate "C" primary key references "images" ("id") on delete cascade, "bytes" bytea not null);
create table recipe_search ( rowid bigint primary key, title text not null, ingredients text not null, tags text not null, recipe_id text not null, words tsvector not null );
create index recipe_search_words on recipe_search using gin (words);
create table "recipe_words" ("word" text collate "C" primary key, "backwards" text collate "C" not null, "shown" text collate "C" not null, "recipes" bigint not null);
create index "words_backwards" on "recipe_words" ("backwards");
create table "recipe_word_pieces" ("piece" text collate "C" not null, "word" text collate "C" not null, constraint "recipe_word_pieces_key" primary key ("piece", "word"));

-- 0012-cooking
create table "cookings" ("id" text collate "C" primary key, "uid" text collate "C" not null references "users" ("uid"), "device_id" text collate "C" not null references "devices" ("id"), "device_name" text collate "C" not null, "recipe_id" text collate "C" not null references "recipes" ("id"), "title" text collate "C" not null, "stages" text collate "C" not null, "preheat" bigint not null, "started_at" bigint not null, "pace" bigint not null, "events" text collate "C" not null, "ended_at" bigint);
create index "cookings_of_user" on "cookings" ("uid", "ended_at");
create index "cookings_of_device" on "cookings" ("device_id", "ended_at");
create table "cooking_paces" ("uid" text collate "C" primary key references "users" ("uid"), "pace" bigint not null);

-- 0013-registration-corrections
alter table "registrations" add column "revision" bigint default 1 not null;
create table "registration_corrections" ("id" text collate "C" primary key, "registration_id" text collate "C" not null references "registrations" ("id"), "uid" text collate "C" not null references "users" ("uid"), "order_number" text collate "C" not null, "purchase_date" text collate "C" not null, "warranty_until" text collate "C", "corrected_at" bigint not null);
create index "registration_corrections_of_registration" on "registration_corrections" ("registration_id", "corrected_at");

-- 0014-unattached-images
create index "images_unattached" on "images" ("uid", "created_at") where "record_id" is null;

-- 0015-feedback-conversations
alter table "feedback" add column "solved_at" bigint;
alter table "feedback" add column "thanked" bigint default 0 not null;
alter table "feedback" add column "follows" text collate "C" default '' not null;
create index "feedback_follows" on "feedback" ("follows");
create index "feedback_of_type" on "feedback" ("type_id", "created_at");
alter table "feedback" add column "tried" text collate "C" default '[]' not null;
alter table "replies" add column "sender" text collate "C" default 'service' not null;

-- 0016-help-signals
create table "help_counts" ("day" text collate "C" not null, "region" text collate "C" not null, "lang" text collate "C" not null, "article" text collate "C" not null, "version" text collate "C" not null, "step" text collate "C" not null, "kind" text collate "C" not null, "count" bigint not null, constraint "help_counts_key" primary key ("region", "lang", "day", "article", "version", "step", "kind"));
create table "help_search_days" ("region" text collate "C" not null, "lang" text collate "C" not null, "hash" text collate "C" not null, "day" text collate "C" not null, constraint "help_search_days_key" primary key ("region", "lang", "hash", "day"));
create table "help_searches" ("region" text collate "C" not null, "lang" text collate "C" not null, "hash" text collate "C" not null, "words" text collate "C" not null, constraint "help_searches_key" primary key ("region", "lang", "hash"));

-- 0018-audit
create table "audit" ("id" text collate "C" primary key, "created_at" bigint not null, "actor" text collate "C" not null, "role" text collate "C" not null, "region" text collate "C" not null, "action" text collate "C" not null, "record_id" text collate "C" not null, "request_id" text collate "C" not null);
create index "audit_of_record" on "audit" ("record_id", "created_at", "id");
create index "audit_of_actor" on "audit" ("actor", "created_at", "id");
create index "audit_by_age" on "audit" ("created_at");
create table "audit_keys" ("uid" text collate "C" primary key references "users" ("uid"), "key" text collate "C" not null);
create or replace function audit_is_append_only() returns trigger language plpgsql as $$ begin if tg_op = 'DELETE' then if old.created_at < (select least(max(created_at), extract(epoch from now()) * 1000) from audit) - 15552000000 then return old; end if; end if; raise exception 'audit is append-only'; end $$;
create trigger audit_kept before update or delete on audit for each row execute function audit_is_append_only();
create trigger audit_not_emptied before truncate on audit for each statement execute function audit_is_append_only();
alter table "replies" add column "author" text collate "C" default '' not null;
alter table "ticket_messages" add column "author" text collate "C" default '' not null;

-- 0019-picture-objects
alter table "images" add column "object" text collate "C";
alter table "small_images" add column "object" text collate "C";
alter table "images" add column "object_size" bigint;
create table "unused_objects" ("object" text collate "C" primary key);
create or replace function note_unused_object() returns trigger language plpgsql as $$ begin insert into unused_objects (object) values (old.object) on conflict do nothing; return null; end $$;
create trigger "images_unused_object" after delete or update of object on "images" for each row when (old.object is not null) execute function note_unused_object();
create trigger "small_images_unused_object" after delete or update of object on "small_images" for each row when (old.object is not null) execute function note_unused_object();

-- 0020-rate-limits
create unlogged table rate_limits (key text collate "C" primary key, points integer not null, expire bigint not null) with (fillfactor = 50);

-- 0021-growth
drop index concurrently if exists "feedback_listed";
create index concurrently "feedback_listed" on "feedback" ("uid", "created_at", "id") where removed_at is null;
drop index concurrently if exists "feedback_removed";
create index concurrently "feedback_removed" on "feedback" ("uid", "created_at", "id") where removed_at is not null;
drop index concurrently if exists "feedback_unread";
create index concurrently "feedback_unread" on "feedback" ("uid") where unread = 1 and removed_at is null;
drop index concurrently if exists "tickets_of_user_by_status";
create index concurrently "tickets_of_user_by_status" on "tickets" ("uid", "status", "updated_at", "id");
drop index concurrently if exists "tickets_unread";
create index concurrently "tickets_unread" on "tickets" ("uid") where unread = 1;
drop index concurrently if exists "registrations_of_model";
create index concurrently "registrations_of_model" on "registrations" ("uid", "model");
drop index concurrently if exists "feedback_latest";
create index concurrently "feedback_latest" on "feedback" ("updated_at", "id") where removed_at is null;
drop index concurrently if exists "feedback_by_status";
create index concurrently "feedback_by_status" on "feedback" ("status", "updated_at", "id");
drop index concurrently if exists "tickets_latest";
create index concurrently "tickets_latest" on "tickets" ("updated_at", "id");
drop index concurrently if exists "tickets_by_status";
create index concurrently "tickets_by_status" on "tickets" ("status", "updated_at", "id");
drop index concurrently if exists "tickets_by_order";
create index concurrently "tickets_by_order" on "tickets" ("order_number");
drop index concurrently if exists "tickets_by_sn";
create index concurrently "tickets_by_sn" on "tickets" ("device_sn");
drop index concurrently if exists "registrations_latest";
create index concurrently "registrations_latest" on "registrations" ("created_at", "id");
drop index concurrently if exists "registrations_by_status";
create index concurrently "registrations_by_status" on "registrations" ("status", "created_at", "id");
drop index concurrently if exists "recipe_reports_latest";
create index concurrently "recipe_reports_latest" on "recipe_reports" ("created_at", "id");
drop index concurrently if exists "help_votes_latest";
create index concurrently "help_votes_latest" on "help_votes" ("voted_at", "uid");
drop index concurrently if exists "help_votes_of_article";
create index concurrently "help_votes_of_article" on "help_votes" ("article", "voted_at", "uid");
drop index concurrently if exists "help_votes_of_language";
create index concurrently "help_votes_of_language" on "help_votes" ("lang", "voted_at");
drop index concurrently if exists "help_search_days_by_day";
create index concurrently "help_search_days_by_day" on "help_search_days" ("region", "lang", "day");
drop index concurrently if exists "homes_of_user";
create index concurrently "homes_of_user" on "homes" ("uid");
drop index concurrently if exists "devices_of_user";
create index concurrently "devices_of_user" on "devices" ("uid");
drop index concurrently if exists "devices_of_home";
create index concurrently "devices_of_home" on "devices" ("home_id");
drop index concurrently if exists "device_shares_of_user";
create index concurrently "device_shares_of_user" on "device_shares" ("uid");
drop index concurrently if exists "device_groups_of_home";
create index concurrently "device_groups_of_home" on "device_groups" ("home_id");
drop index concurrently if exists "device_group_members_of_device";
create index concurrently "device_group_members_of_device" on "device_group_members" ("device_id");
drop index concurrently if exists "answers_by_age";
create index concurrently "answers_by_age" on "answers" ("started_at");
drop index concurrently if exists "tokens_by_end";
create index concurrently "tokens_by_end" on "tokens" ("expires_at");
drop index concurrently if exists "cookings_by_end";
create index concurrently "cookings_by_end" on "cookings" ("ended_at");
drop index concurrently if exists "images_unattached_by_age";
create index concurrently "images_unattached_by_age" on "images" ("created_at") where record_id is null;
drop index concurrently if exists "feedback_by_removal";
create index concurrently "feedback_by_removal" on "feedback" ("removed_at") where removed_at is not null;
drop index concurrently if exists "registrations_by_warranty";
create index concurrently "registrations_by_warranty" on "registrations" ("warranty_until", "purchase_date");
drop index concurrently if exists "recipes_by_removal";
create index concurrently "recipes_by_removal" on "recipes" ("removed_at") where removed_at is not null;
drop index concurrently if exists "recipes_drafts";
create index concurrently "recipes_drafts" on "recipes" ("updated_at") where state = 'draft' and version = 0 and removed_at is null;
drop index concurrently if exists "recipe_reports_by_end";
create index concurrently "recipe_reports_by_end" on "recipe_reports" ("closed_at");
drop index concurrently if exists "ratings_by_end";
create index concurrently "ratings_by_end" on "ratings" ((coalesce(answered_at, asked_at)));
drop index concurrently if exists "help_counts_by_day";
create index concurrently "help_counts_by_day" on "help_counts" ("day");
drop index concurrently if exists "help_search_days_by_age";
create index concurrently "help_search_days_by_age" on "help_search_days" ("day");
drop index concurrently if exists "tokens_of_user";
create index concurrently "tokens_of_user" on "tokens" ("uid");
drop index concurrently if exists "images_of_user";
create index concurrently "images_of_user" on "images" ("uid");
drop index concurrently if exists "ratings_of_user";
create index concurrently "ratings_of_user" on "ratings" ("uid");
drop index concurrently if exists "after_sales_of_user";
create index concurrently "after_sales_of_user" on "after_sales" ("uid");
drop index concurrently if exists "help_votes_of_user";
create index concurrently "help_votes_of_user" on "help_votes" ("uid");
drop index concurrently if exists "registration_corrections_of_user";
create index concurrently "registration_corrections_of_user" on "registration_corrections" ("uid");
drop index concurrently if exists "recipe_reports_of_user";
create index concurrently "recipe_reports_of_user" on "recipe_reports" ("uid", "recipe_id");
drop index concurrently if exists "favorites_of_recipe";
create index concurrently "favorites_of_recipe" on "favorites" ("recipe_id");
drop index concurrently if exists "cookings_of_recipe";
create index concurrently "cookings_of_recipe" on "cookings" ("recipe_id");
