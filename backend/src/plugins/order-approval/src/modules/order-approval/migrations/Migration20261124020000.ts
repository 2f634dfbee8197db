import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261124020000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "sales_day" (
      "id" text not null, "day" text not null, "orders" integer not null, "pence" integer not null,
      "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null, constraint "sales_day_pkey" primary key ("id"));`)
    this.addSql(`create unique index if not exists "IDX_sales_day_day_unique" on "sales_day" ("day");`)

    // Lists and counts read these alone, never the rows: those of all states by time, and those of one.
    this.addSql(
      `create index if not exists "IDX_approval_listed" on "approval" ("created_at", "order_id") include ("status") where "deleted_at" is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_approval_status_listed" on "approval" ("status", "created_at", "order_id") where "deleted_at" is null;`,
    )
    this.addSql(`drop index if exists "IDX_approval_created_at";`)
    this.addSql(`drop index if exists "IDX_approval_status_created_at";`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_approval_status_created_at" on "approval" ("status", "created_at", "order_id");`,
    )
    this.addSql(
      `create index if not exists "IDX_approval_created_at" on "approval" ("created_at", "order_id") where "deleted_at" is null;`,
    )
    this.addSql(`drop index if exists "IDX_approval_status_listed";`)
    this.addSql(`drop index if exists "IDX_approval_listed";`)
    this.addSql(`drop table if exists "sales_day" cascade;`)
  }
}
