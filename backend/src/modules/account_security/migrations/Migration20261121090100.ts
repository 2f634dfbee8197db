import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Which browser proved an address: one that never had the password says nothing of who has it. */
export class Migration20261121090100 extends Migration {
  override up(): void {
    this.addSql('alter table "customer_security" add column if not exists "verified_by" text null;')
  }

  override down(): void {
    this.addSql('alter table "customer_security" drop column if exists "verified_by";')
  }
}
