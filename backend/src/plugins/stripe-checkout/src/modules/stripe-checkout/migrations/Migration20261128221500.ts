import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Of what was paid before it is that of the prices, which it nearly always is. */
export class Migration20261128221500 extends Migration {
  override up(): void {
    this.addSql(`alter table if exists "checkout" add column if not exists "paid_currency" text null;`)
  }

  override down(): void {
    this.addSql(`alter table if exists "checkout" drop column if exists "paid_currency";`)
  }
}
