import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** When a design was kept out of the gallery, which its owner may hide by making it private. */
export class Migration20261128120000 extends Migration {
  override up(): void {
    this.addSql('alter table "design" add column if not exists "declined_at" timestamptz null;')
    this.addSql(
      `update "design" set "declined_at" = "updated_at" where "declined_at" is null and "publication" <> 'published'
         and ("publication" = 'declined' or "review_reason" is not null);`,
    )
    this.addSql(
      `create index if not exists "IDX_design_original" on "design" ("variation_id") where source_design_id is null;`,
    )
  }

  override down(): void {
    this.addSql('drop index if exists "IDX_design_original";')
    this.addSql('alter table "design" drop column if exists "declined_at";')
  }
}
