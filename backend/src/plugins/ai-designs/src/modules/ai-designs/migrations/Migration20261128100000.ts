import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Designs that were taken from another are looked for when its owner leaves; without an index all of them would be read. */
export class Migration20261128100000 extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists "IDX_design_source" on "design" ("source_design_id") where source_design_id is not null;`,
    )
  }

  override down(): void {
    this.addSql('drop index if exists "IDX_design_source";')
  }
}
