import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261122180000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "payment_dispute" add column if not exists "respond_by" timestamptz null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "payment_dispute" drop column if exists "respond_by";`)
  }
}
