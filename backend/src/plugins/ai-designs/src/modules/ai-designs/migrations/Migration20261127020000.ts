import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Decisions of which the owner of a design is to be told; of those made before nobody is. */
export class Migration20261127020000 extends Migration {
  override up(): void {
    this.addSql('alter table "design" add column if not exists "news_at" timestamptz null;')
    this.addSql(
      `create index if not exists "IDX_design_news_at" on "design" ("news_at") where news_at is not null;`,
    )
  }

  override down(): void {
    this.addSql('drop index if exists "IDX_design_news_at";')
    this.addSql('alter table "design" drop column if exists "news_at";')
  }
}
