import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261121053000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "approval" (
      "id" text not null, "order_id" text not null, "status" text not null, "version" integer not null default 1,
      "reason" text null, "decided_by" text null, "decided_at" timestamptz null, "recipe_hashes" jsonb not null,
      "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null, constraint "approval_pkey" primary key ("id"));`)
    this.addSql(
      `create unique index if not exists "IDX_approval_order_id_unique" on "approval" ("order_id");`,
    )
    this.addSql(`create index if not exists "IDX_approval_status" on "approval" ("status");`)

    this.addSql(`create table if not exists "approval_history" (
      "id" text not null, "order_id" text not null, "from_status" text null, "to_status" text not null,
      "by" text not null, "reason" text null,
      "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null, constraint "approval_history_pkey" primary key ("id"));`)
    this.addSql(
      `create index if not exists "IDX_approval_history_order_id" on "approval_history" ("order_id");`,
    )

    this.addSql(`create table if not exists "approval_task" (
      "id" text not null, "order_id" text not null,
      "kind" text check ("kind" in ('process', 'release')) not null,
      "state" text check ("state" in ('pending', 'running', 'done', 'failed')) not null default 'pending',
      "step" text null, "facts" jsonb null, "attempts" integer not null default 0,
      "next_attempt_at" timestamptz not null, "locked_until" timestamptz null, "last_error" text null,
      "idempotency_key" text not null,
      "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null, constraint "approval_task_pkey" primary key ("id"));`)
    this.addSql(
      `create unique index if not exists "IDX_approval_task_idempotency_key_unique" on "approval_task" ("idempotency_key");`,
    )
    this.addSql(`create index if not exists "IDX_approval_task_order_id" on "approval_task" ("order_id");`)
    this.addSql(
      `create index if not exists "IDX_approval_task_open" on "approval_task" ("next_attempt_at") where "state" in ('pending', 'running');`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "approval_task" cascade;`)
    this.addSql(`drop table if exists "approval_history" cascade;`)
    this.addSql(`drop table if exists "approval" cascade;`)
  }
}
