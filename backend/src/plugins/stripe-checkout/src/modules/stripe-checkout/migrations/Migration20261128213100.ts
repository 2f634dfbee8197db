import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Of what was paid before it is not known; Stripe is asked after a week. */
export class Migration20261128213100 extends Migration {
  override up(): void {
    this.addSql(`alter table if exists "checkout" add column if not exists "held_until" timestamptz null;`)
  }

  override down(): void {
    this.addSql(`alter table if exists "checkout" drop column if exists "held_until";`)
  }
}
