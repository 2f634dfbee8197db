import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/**
 * Calls by minute. Without a log: nothing waits for the disk on each call, and after a crash of PostgreSQL itself (not of the shop)
 * a minute's count begins anew.
 */
export class Migration20261123030200 extends Migration {
  override up(): void {
    this.addSql(
      `create unlogged table if not exists "call_count" ("subject" text not null, "minute" timestamptz not null, "calls" integer not null, constraint "call_count_pkey" primary key ("subject", "minute")) with (fillfactor = 70);`,
    )
  }

  override down(): void {
    this.addSql('drop table if exists "call_count";')
  }
}
