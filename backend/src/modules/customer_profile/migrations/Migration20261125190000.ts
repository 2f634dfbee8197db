import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** How often an account was to be erased, and when that is tried next. */
export class Migration20261125190000 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "account_deletion" add column if not exists "attempts" integer not null default 0, add column if not exists "next_attempt_at" timestamptz null;',
    )
  }

  override down(): void {
    this.addSql(
      'alter table "account_deletion" drop column if exists "attempts", drop column if exists "next_attempt_at";',
    )
  }
}
