import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** How much room a customer's own picture takes. Those from before count as nothing. */
export class Migration20261123030100 extends Migration {
  override up(): void {
    this.addSql('alter table "artwork" add column if not exists "bytes" integer not null default 0;')
  }

  override down(): void {
    this.addSql('alter table "artwork" drop column if exists "bytes";')
  }
}
