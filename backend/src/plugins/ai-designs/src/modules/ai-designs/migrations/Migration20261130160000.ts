import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** How much of the print a recipe's picture covers. Recipes from before are measured when they are next asked for. */
export class Migration20261130160000 extends Migration {
  override up(): void {
    this.addSql('alter table if exists "recipe" add column if not exists "shown" real null;')
  }

  override down(): void {
    this.addSql('alter table if exists "recipe" drop column if exists "shown";')
  }
}
