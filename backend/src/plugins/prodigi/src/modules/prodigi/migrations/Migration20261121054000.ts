import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261121054000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "prodigi_submission" (
      "id" text not null, "order_id" text not null, "generation" integer not null default 1,
      "idempotency_key" text not null, "callback_secret" text not null, "prodigi_order_id" text null,
      "fulfillment_id" text null, "status" text not null default 'prepared', "stage" text null,
      "status_details" jsonb null, "issues" jsonb null, "shipments" jsonb null, "cost" jsonb null,
      "news_pending" boolean not null default false, "submitted_at" timestamptz null,
      "status_changed_at" timestamptz null, "last_checked_at" timestamptz null, "last_error" text null,
      "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null, constraint "prodigi_submission_pkey" primary key ("id"));`)
    for (const column of ['order_id', 'idempotency_key', 'callback_secret', 'prodigi_order_id']) {
      this.addSql(
        `create unique index if not exists "IDX_prodigi_submission_${column}_unique" on "prodigi_submission" ("${column}");`,
      )
    }

    this.addSql(`create table if not exists "prodigi_callback" (
      "id" text not null, "event_id" text not null, "submission_id" text not null, "type" text null,
      "payload" jsonb not null, "processed_at" timestamptz null,
      "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null, constraint "prodigi_callback_pkey" primary key ("id"));`)
    this.addSql(
      `create unique index if not exists "IDX_prodigi_callback_event_id_unique" on "prodigi_callback" ("event_id");`,
    )
    this.addSql(
      `create index if not exists "IDX_prodigi_callback_submission_id" on "prodigi_callback" ("submission_id");`,
    )
    this.addSql(
      `create index if not exists "IDX_prodigi_callback_open" on "prodigi_callback" ("created_at") where "processed_at" is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "prodigi_callback" cascade;`)
    this.addSql(`drop table if exists "prodigi_submission" cascade;`)
  }
}
