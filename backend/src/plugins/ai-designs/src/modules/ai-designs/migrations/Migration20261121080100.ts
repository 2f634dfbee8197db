import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Whose turn it is depends on when each customer was served last. */
export class Migration20261121080100 extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists "IDX_generation_variation_started_at" on "generation_variation" ("started_at") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql(`drop index if exists "IDX_generation_variation_started_at";`)
  }
}
