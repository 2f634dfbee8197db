import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** When a login's second factor was taken away: sign-ins from before are over. */
export class Migration20261126020000 extends Migration {
  override up(): void {
    this.addSql(
      'create table if not exists "login_factor" ("id" text not null, "auth_identity_id" text not null, "removed_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "login_factor_pkey" primary key ("id"));',
    )
    this.addSql(
      'create unique index if not exists "IDX_login_factor_auth_identity_id_unique" on "login_factor" ("auth_identity_id") where deleted_at is null;',
    )
    this.addSql(
      'create index if not exists "IDX_login_factor_deleted_at" on "login_factor" ("deleted_at") where deleted_at is null;',
    )
  }

  override down(): void {
    this.addSql('drop table if exists "login_factor" cascade;')
  }
}
