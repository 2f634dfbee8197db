import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Which version of a tier was followed to its end: that of one from before is not known, so it is looked at once. */
export class Migration20261130170000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table if exists "membership_tier" add column if not exists "followed_version" integer not null default 0;`,
    )
  }

  override down(): void {
    this.addSql(`alter table if exists "membership_tier" drop column if exists "followed_version";`)
  }
}
