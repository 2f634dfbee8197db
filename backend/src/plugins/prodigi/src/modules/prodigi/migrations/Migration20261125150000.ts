import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The poll looks at what is open, not at all that was ever printed. */
export class Migration20261125150000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_prodigi_submission_asked_at" on "prodigi_submission"
         (coalesce("last_checked_at", "submitted_at"))
         where "prodigi_order_id" is not null and "status" not in ('complete', 'delivered', 'cancelled');`,
    )
    this.addSql(
      `create index if not exists "IDX_prodigi_submission_news" on "prodigi_submission" ("id") where "news_pending";`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_prodigi_submission_news";`)
    this.addSql(`drop index if exists "IDX_prodigi_submission_asked_at";`)
  }
}
