import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261122170000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "contact_message" (
      "id" text not null, "name" text not null, "email" text not null, "subject" text not null, "message" text not null,
      "category" text not null, "customer_id" text null, "fingerprint" text not null,
      "answered_at" timestamptz null, "answered_by" text null,
      "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null, constraint "contact_message_pkey" primary key ("id"));`)
    this.addSql(
      `create unique index if not exists "IDX_contact_message_fingerprint_unique" on "contact_message" ("fingerprint");`,
    )
    this.addSql(
      `create index if not exists "IDX_contact_message_created_at" on "contact_message" ("created_at", "id");`,
    )
    this.addSql(
      `create index if not exists "IDX_contact_message_customer" on "contact_message" ("customer_id");`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "contact_message" cascade;`)
  }
}
