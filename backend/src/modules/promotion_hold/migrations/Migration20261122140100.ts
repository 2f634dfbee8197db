import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261122140100 extends Migration {
  override up(): void {
    this.addSql(
      `create index if not exists "IDX_promotion_hold_counted" on "promotion_hold" ("checkout_id") where state = 'counted' and deleted_at is null;`,
    )
    this.addSql(`drop index if exists "IDX_promotion_hold_unsettled";`)
    this.addSql(
      `create index if not exists "IDX_promotion_hold_unsettled" on "promotion_hold" ("checkout_id") where state in ('held', 'released') and deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql(`drop index if exists "IDX_promotion_hold_counted";`)
    this.addSql(`drop index if exists "IDX_promotion_hold_unsettled";`)
    this.addSql(
      `create index if not exists "IDX_promotion_hold_unsettled" on "promotion_hold" ("checkout_id") where state <> 'counted' and deleted_at is null;`,
    )
  }
}
