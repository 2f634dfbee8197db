import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What was told before is told once more: the keys of its mails, which are kept, leave those out who had theirs. */
export class Migration20261126093000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "checkout" add column if not exists "parked_told_at" timestamptz null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "checkout" drop column if exists "parked_told_at";`)
  }
}
