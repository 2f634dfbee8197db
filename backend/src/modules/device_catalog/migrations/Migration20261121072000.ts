import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** A print spec belongs to a variant, so that it outlives a change of the variant's SKU and is never another's. */
export class Migration20261121072000 extends Migration {
  override up(): void {
    this.addSql('alter table if exists "print_spec" add column if not exists "variant_id" text null;')
    this.addSql('alter table if exists "print_spec" alter column "variant_sku" drop not null;')
    this.addSql(
      `create unique index if not exists "IDX_print_spec_variant_id_unique" on "print_spec" ("variant_id") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql('drop index if exists "IDX_print_spec_variant_id_unique";')
    this.addSql('alter table if exists "print_spec" drop column if exists "variant_id";')
    this.addSql('delete from "print_spec" where "variant_sku" is null;')
    this.addSql('alter table if exists "print_spec" alter column "variant_sku" set not null;')
  }
}
