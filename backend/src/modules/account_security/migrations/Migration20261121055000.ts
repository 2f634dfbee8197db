import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const STAMPS =
  '"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null'

export class Migration20261121055000 extends Migration {
  override up(): void {
    this.addSql(
      `create table if not exists "login_session" ("id" text not null, "customer_id" text not null, "remember" boolean not null default false, "expires_at" timestamptz not null, "revoked_at" timestamptz null, ${STAMPS}, constraint "login_session_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_login_session_customer_id" on "login_session" ("customer_id") where deleted_at is null;`,
    )
    this.addSql(
      `create table if not exists "customer_security" ("id" text not null, "customer_id" text not null, "email_verified_at" timestamptz null, ${STAMPS}, constraint "customer_security_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_customer_security_customer_id_unique" on "customer_security" ("customer_id") where deleted_at is null;`,
    )
    this.addSql(
      `create table if not exists "account_attempt" ("id" text not null, "subject" text not null, ${STAMPS}, constraint "account_attempt_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_account_attempt_subject" on "account_attempt" ("subject") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql('drop table if exists "account_attempt" cascade;')
    this.addSql('drop table if exists "customer_security" cascade;')
    this.addSql('drop table if exists "login_session" cascade;')
  }
}
