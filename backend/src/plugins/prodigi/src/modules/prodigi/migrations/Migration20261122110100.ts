import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261122110100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "prodigi_quote" (
      "id" text not null, "order_id" text not null, "fingerprint" text not null, "cost" jsonb null, "reason" text null,
      "asked_at" timestamptz not null,
      "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null, constraint "prodigi_quote_pkey" primary key ("id"));`)
    this.addSql(
      `create unique index if not exists "IDX_prodigi_quote_order_id_unique" on "prodigi_quote" ("order_id");`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "prodigi_quote" cascade;`)
  }
}
