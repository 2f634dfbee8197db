import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261122120100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "approval_adjustment" (
      "id" text not null, "order_id" text not null, "line_id" text not null, "round" integer not null,
      "remark" text not null, "asked_by" text not null, "deadline" timestamptz not null,
      "before" jsonb not null, "after" jsonb null, "answered_at" timestamptz null,
      "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null, constraint "approval_adjustment_pkey" primary key ("id"));`)
    this.addSql(
      `create unique index if not exists "IDX_approval_adjustment_unique" on "approval_adjustment" ("order_id", "round", "line_id");`,
    )
    this.addSql(
      `create index if not exists "IDX_approval_adjustment_open" on "approval_adjustment" ("deadline") where "answered_at" is null;`,
    )
    // What a move changed on the lines: the design before and after.
    this.addSql(`alter table "approval_history" add column if not exists "changes" jsonb null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "approval_history" drop column if exists "changes";`)
    this.addSql(`drop table if exists "approval_adjustment" cascade;`)
  }
}
