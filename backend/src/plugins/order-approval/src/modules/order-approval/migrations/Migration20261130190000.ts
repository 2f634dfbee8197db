import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Links that were mailed stay good when the shop's secret is changed. Those of open rows are noted by the job that mails. */
export class Migration20261130190000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table if exists "approval_adjustment" add column if not exists "mailed_links" text[] null;`,
    )
  }

  override down(): void {
    this.addSql(`alter table if exists "approval_adjustment" drop column if exists "mailed_links";`)
  }
}
