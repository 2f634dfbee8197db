import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** How a session was opened, and since when an administrator has been asked for a second factor. */
export class Migration20261125020000 extends Migration {
  override up(): void {
    this.addSql('alter table "login_session" add column if not exists "second_factor_at" timestamptz null;')
    this.addSql(
      'alter table "customer_security" add column if not exists "factor_asked_at" timestamptz null;',
    )
  }

  override down(): void {
    this.addSql('alter table "login_session" drop column if exists "second_factor_at";')
    this.addSql('alter table "customer_security" drop column if exists "factor_asked_at";')
  }
}
