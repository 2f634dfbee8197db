import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Who saved a tier last: whoever goes on with that for a dead process says so in its members' histories. */
export class Migration20261130200000 extends Migration {
  override up(): void {
    this.addSql(`alter table if exists "membership_tier" add column if not exists "changed_by" text null;`)
  }

  override down(): void {
    this.addSql(`alter table if exists "membership_tier" drop column if exists "changed_by";`)
  }
}
