import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261121060000 extends Migration {
  override up(): void {
    this.addSql(
      `create table if not exists "mail_message" ("id" text not null, "dedupe_key" text not null, "to" text not null, "template" text not null, "data" jsonb not null, "state" text check ("state" in ('queued', 'sent', 'failed')) not null default 'queued', "attempts" integer not null default 0, "next_attempt_at" timestamptz not null, "last_error" text null, "sent_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "mail_message_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_mail_message_dedupe_key_unique" on "mail_message" ("dedupe_key") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_mail_message_state_next_attempt_at" on "mail_message" ("state", "next_attempt_at") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql('drop table if exists "mail_message" cascade;')
  }
}
