import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261125210000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "payment_dispute" add column if not exists "told_at" timestamptz null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "payment_dispute" drop column if exists "told_at";`)
  }
}
