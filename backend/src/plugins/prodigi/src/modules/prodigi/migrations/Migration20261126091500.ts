import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** A withdrawn submission is remembered, for Prodigi may hold its print back and show it later. */
export class Migration20261126091500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "prodigi_submission" add column if not exists "withdrawn_at" timestamptz null;`)
    this.addSql(
      `create index if not exists "IDX_prodigi_submission_withdrawn" on "prodigi_submission" ("withdrawn_at")
         where withdrawn_at is not null and prodigi_order_id is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_prodigi_submission_withdrawn";`)
    this.addSql(`alter table "prodigi_submission" drop column if exists "withdrawn_at";`)
  }
}
