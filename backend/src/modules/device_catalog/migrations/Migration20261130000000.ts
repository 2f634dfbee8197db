import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Designs in carts and orders name the SKU that their case had when they were laid on it. */
export class Migration20261130000000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table if exists "print_spec" add column if not exists "former_skus" text[] not null default '{}';`,
    )
  }

  override down(): void {
    this.addSql('alter table if exists "print_spec" drop column if exists "former_skus";')
  }
}
