import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const STAMPS =
  '"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null'

export class Migration20261121091000 extends Migration {
  override up(): void {
    this.addSql(
      `create table if not exists "customer_profile" ("id" text not null, "customer_id" text not null, "picture_file" text null, "picture_name" text null, "newsletter_at" timestamptz null, "newsletter_left_at" timestamptz null, ${STAMPS}, constraint "customer_profile_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_customer_profile_customer_id_unique" on "customer_profile" ("customer_id") where deleted_at is null;`,
    )
    this.addSql(
      `create unique index if not exists "IDX_customer_profile_picture_name_unique" on "customer_profile" ("picture_name") where deleted_at is null;`,
    )
    this.addSql(
      `create table if not exists "profile_picture_loose" ("id" text not null, "customer_id" text not null, "name" text not null, "file" text null, ${STAMPS}, constraint "profile_picture_loose_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_profile_picture_loose_customer_id" on "profile_picture_loose" ("customer_id") where deleted_at is null;`,
    )
    this.addSql(
      `create table if not exists "account_deletion" ("id" text not null, "customer_id" text not null, "finished_at" timestamptz null, ${STAMPS}, constraint "account_deletion_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_account_deletion_customer_id_unique" on "account_deletion" ("customer_id") where deleted_at is null;`,
    )
    this.addSql(
      `create table if not exists "account_use" ("id" text not null, "customer_id" text not null, "kind" text not null, ${STAMPS}, constraint "account_use_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_account_use_customer_id_kind_created_at" on "account_use" ("customer_id", "kind", "created_at") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql('drop table if exists "account_use" cascade;')
    this.addSql('drop table if exists "account_deletion" cascade;')
    this.addSql('drop table if exists "profile_picture_loose" cascade;')
    this.addSql('drop table if exists "customer_profile" cascade;')
  }
}
