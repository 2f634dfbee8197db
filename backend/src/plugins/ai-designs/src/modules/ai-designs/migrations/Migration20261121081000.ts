import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const LIVE = 'where deleted_at is null'

/** Publication and likes of designs, the words they are found by, and an index for each order they are listed in. */
export class Migration20261121081000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "design" add column if not exists "source_design_id" text null,
         add column if not exists "publication" text check ("publication" in ('private', 'pending', 'published', 'declined')) not null default 'private',
         add column if not exists "published_at" timestamptz null,
         add column if not exists "reviewed_by" text null,
         add column if not exists "review_reason" text null,
         add column if not exists "like_count" integer not null default 0,
         add column if not exists "words" tsvector generated always as (to_tsvector('simple', "title" || ' ' || "prompt")) stored;`,
    )
    this.addSql(
      `update "design" set "publication" = 'pending' where "is_public" and "publication" = 'private';`,
    )
    for (const index of [
      'IDX_design_variation_id_unique',
      'IDX_design_owner_customer_id',
      'IDX_design_guest_key_hash',
    ])
      this.addSql(`drop index if exists "${index}";`)
    this.addSql(
      `create unique index if not exists "IDX_design_customer_variation_unique" on "design" ("owner_customer_id", "variation_id") ${LIVE} and owner_customer_id is not null;`,
    )
    this.addSql(
      `create unique index if not exists "IDX_design_guest_variation_unique" on "design" ("guest_key_hash", "variation_id") ${LIVE} and guest_key_hash is not null;`,
    )
    this.addSql(`create index if not exists "IDX_design_variation_id" on "design" ("variation_id") ${LIVE};`)
    this.addSql(`create index if not exists "IDX_design_words" on "design" using gin ("words");`)
    this.addSql(
      `create index if not exists "IDX_design_of_customer" on "design" ("owner_customer_id", "created_at" desc, "id" desc) ${LIVE};`,
    )
    this.addSql(
      `create index if not exists "IDX_design_of_guest" on "design" ("guest_key_hash", "created_at" desc, "id" desc) ${LIVE};`,
    )
    this.addSql(
      `create index if not exists "IDX_design_gallery_newest" on "design" ("published_at" desc, "id" desc) ${LIVE} and publication = 'published';`,
    )
    this.addSql(
      `create index if not exists "IDX_design_gallery_popular" on "design" ("like_count" desc, "published_at" desc, "id" desc) ${LIVE} and publication = 'published';`,
    )
    this.addSql(
      `create index if not exists "IDX_design_to_review" on "design" ("publication", "updated_at") ${LIVE} and publication <> 'private';`,
    )
    this.addSql(
      `create table if not exists "design_like" ("id" text not null, "design_id" text not null, "customer_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "design_like_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_design_like_unique" on "design_like" ("design_id", "customer_id") ${LIVE};`,
    )
    this.addSql(
      `create index if not exists "IDX_design_like_customer_id" on "design_like" ("customer_id") ${LIVE};`,
    )
  }

  override down(): void {
    this.addSql('drop table if exists "design_like" cascade;')
    this.addSql(
      'alter table "design" drop column if exists "words", drop column if exists "like_count", drop column if exists "review_reason", drop column if exists "reviewed_by", drop column if exists "published_at", drop column if exists "publication", drop column if exists "source_design_id";',
    )
  }
}
