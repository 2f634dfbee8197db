import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** When a design was last decided on, so that a page from before that decision does not undo it. */
export class Migration20261130213000 extends Migration {
  override up(): void {
    this.addSql('alter table if exists "design" add column if not exists "reviewed_at" timestamptz null;')
  }

  override down(): void {
    this.addSql('alter table if exists "design" drop column if exists "reviewed_at";')
  }
}
