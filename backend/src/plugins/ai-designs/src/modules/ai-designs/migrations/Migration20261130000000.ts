import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/**
 * A recipe belongs to the variant that it was laid on, since SKUs change and change hands. Those from before belong to whoever
 * has their SKU now; a database that is being made has no variants yet.
 */
export class Migration20261130000000 extends Migration {
  override up(): void {
    this.addSql('alter table if exists "recipe" add column if not exists "variant_id" text null;')
    this.addSql(`do $$ begin
      if to_regclass('product_variant') is not null then
        update recipe set variant_id = v.id from product_variant v
          where v.sku = recipe.sku and v.deleted_at is null and recipe.variant_id is null;
      end if;
    end $$;`)
  }

  override down(): void {
    this.addSql('alter table if exists "recipe" drop column if exists "variant_id";')
  }
}
