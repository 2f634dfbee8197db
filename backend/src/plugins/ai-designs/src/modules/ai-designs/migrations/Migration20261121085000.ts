import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What is tidied away is found without reading all that is there. */
export class Migration20261121085000 extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists "IDX_generation_variation_loose" on "generation_variation" ("job_id") where loose_files is not null and deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_artwork_retired" on "artwork" ("id") where deleted_at is not null;`,
    )
    this.addSql(
      `create index if not exists "IDX_design_deleted_artwork_id" on "design" ("artwork_id") where deleted_at is not null;`,
    )
  }

  override down(): void {
    for (const index of [
      'IDX_generation_variation_loose',
      'IDX_artwork_retired',
      'IDX_design_deleted_artwork_id',
    ])
      this.addSql(`drop index if exists "${index}";`)
  }
}
