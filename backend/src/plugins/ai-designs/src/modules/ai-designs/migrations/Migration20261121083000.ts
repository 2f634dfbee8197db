import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What a recipe says of the camera's opening. Recipes from before are measured when they are next asked for. */
export class Migration20261121083000 extends Migration {
  override up(): void {
    this.addSql('alter table "recipe" add column if not exists "camera_loss" real null;')
  }

  override down(): void {
    this.addSql('alter table "recipe" drop column if exists "camera_loss";')
  }
}
