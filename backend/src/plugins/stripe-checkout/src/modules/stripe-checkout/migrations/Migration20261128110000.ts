import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The panel counts what is open at each look; what is over stays, and is not read. */
export class Migration20261128110000 extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists "IDX_payment_dispute_open" on "payment_dispute" ("checkout_id") where closed_at is null;`,
    )
  }

  override down(): void {
    this.addSql('drop index if exists "IDX_payment_dispute_open";')
  }
}
