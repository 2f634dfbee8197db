import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What was kept before gives way to whatever Stripe answers next. */
export class Migration20261130120000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table if exists "payment_dispute" add column if not exists "asked_at" timestamptz null;`,
    )
  }

  override down(): void {
    this.addSql(`alter table if exists "payment_dispute" drop column if exists "asked_at";`)
  }
}
