import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const STAMPS =
  '"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null'

export class Migration20261121090000 extends Migration {
  override up(): void {
    this.addSql(
      `create table if not exists "account_token" ("id" text not null, "purpose" text check ("purpose" in ('verify', 'reset')) not null, "customer_id" text not null, "token_hash" text not null, "guest_key_hash" text null, "expires_at" timestamptz not null, "claimed_until" timestamptz null, "used_at" timestamptz null, "replaced_at" timestamptz null, ${STAMPS}, constraint "account_token_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_account_token_token_hash_unique" on "account_token" ("token_hash") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_account_token_customer_id" on "account_token" ("customer_id") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_account_token_claimed_until" on "account_token" ("claimed_until") where claimed_until is not null and deleted_at is null;`,
    )
    this.addSql(
      `create table if not exists "account_request" ("id" text not null, "purpose" text check ("purpose" in ('verify', 'reset', 'register')) not null, "email" text not null, "data" jsonb null, "due_at" timestamptz not null, "attempts" integer not null default 0, "granted_at" timestamptz null, "done_at" timestamptz null, ${STAMPS}, constraint "account_request_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_account_request_due_at" on "account_request" ("due_at") where done_at is null and deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_account_request_email_purpose_granted_at" on "account_request" ("email", "purpose", "granted_at") where deleted_at is null;`,
    )
    this.addSql(
      `create table if not exists "known_device" ("id" text not null, "customer_id" text not null, "account" text not null, "key_hash" text not null, "label" text not null, "first_seen_at" timestamptz not null, "last_seen_at" timestamptz not null, ${STAMPS}, constraint "known_device_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_known_device_customer_id_key_hash_unique" on "known_device" ("customer_id", "key_hash") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_known_device_account_key_hash" on "known_device" ("account", "key_hash") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_known_device_last_seen_at" on "known_device" ("last_seen_at") where deleted_at is null;`,
    )
    this.addSql(
      `create table if not exists "administrator_seen" ("id" text not null, "customer_id" text not null, "is_member" boolean not null, "who" text not null, "email" text not null, "changes" integer not null default 0, ${STAMPS}, constraint "administrator_seen_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_administrator_seen_customer_id_unique" on "administrator_seen" ("customer_id") where deleted_at is null;`,
    )
    this.addSql(
      `alter table "account_attempt" add column if not exists "pause_seconds" integer not null default 0;`,
    )
    this.addSql(`drop index if exists "IDX_account_attempt_subject";`)
    this.addSql(
      `create index if not exists "IDX_account_attempt_subject_created_at" on "account_attempt" ("subject", "created_at") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql('drop index if exists "IDX_account_attempt_subject_created_at";')
    this.addSql(
      `create index if not exists "IDX_account_attempt_subject" on "account_attempt" ("subject") where deleted_at is null;`,
    )
    this.addSql('alter table "account_attempt" drop column if exists "pause_seconds";')
    for (const table of ['administrator_seen', 'known_device', 'account_request', 'account_token'])
      this.addSql(`drop table if exists "${table}" cascade;`)
  }
}
