import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What stopped prints cost is remembered. Prints that ended in part are told of: few, found without reading all. */
export class Migration20261128210000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "prodigi_submission" add column if not exists "spent_before" jsonb null;`)
    this.addSql(
      `create index if not exists "IDX_prodigi_submission_complete" on "prodigi_submission" ("order_id")
         where status = 'complete';`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_prodigi_submission_complete";`)
    this.addSql(`alter table "prodigi_submission" drop column if exists "spent_before";`)
  }
}
