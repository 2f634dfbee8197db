import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What was opened before counts as looked at when it was made. */
export class Migration20261130171500 extends Migration {
  override up(): void {
    this.addSql(`alter table if exists "checkout" add column if not exists "looked_at" timestamptz null;`)
  }

  override down(): void {
    this.addSql(`alter table if exists "checkout" drop column if exists "looked_at";`)
  }
}
