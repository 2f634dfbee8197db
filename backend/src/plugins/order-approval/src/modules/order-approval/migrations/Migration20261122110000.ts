import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261122110000 extends Migration {
  override async up(): Promise<void> {
    // Lists go by when an order was put before the administrators, of all states or of some.
    this.addSql(
      `create index if not exists "IDX_approval_created_at" on "approval" ("created_at", "order_id") where "deleted_at" is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_approval_status_created_at" on "approval" ("status", "created_at", "order_id");`,
    )
    this.addSql(`drop index if exists "IDX_approval_status";`)

    this.addSql(`create table if not exists "approval_notice" (
      "id" text not null, "order_id" text not null, "kind" text not null, "mark" text not null,
      "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null, constraint "approval_notice_pkey" primary key ("id"));`)
    this.addSql(
      `create unique index if not exists "IDX_approval_notice_unique" on "approval_notice" ("order_id", "kind", "mark");`,
    )
    // Orders that were there before anybody was told of new ones are news to nobody.
    this.addSql(`insert into "approval_notice" ("id", "order_id", "kind", "mark")
      select 'apno_' || md5("order_id" || ':new'), "order_id", 'new', '' from "approval" on conflict do nothing;`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "approval_notice" cascade;`)
    this.addSql(`create index if not exists "IDX_approval_status" on "approval" ("status");`)
    this.addSql(`drop index if exists "IDX_approval_status_created_at";`)
    this.addSql(`drop index if exists "IDX_approval_created_at";`)
  }
}
