import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261121100100 extends Migration {
  override up(): void {
    this.addSql(
      `create table if not exists "promotion_hold" ("id" text not null, "checkout_id" text not null, "promotion_id" text not null, "pence" integer not null, "state" text not null default 'held', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "promotion_hold_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_promotion_hold_checkout_id_unique" on "promotion_hold" ("checkout_id") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_promotion_hold_promotion_id" on "promotion_hold" ("promotion_id") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_promotion_hold_unsettled" on "promotion_hold" ("checkout_id") where state <> 'counted' and deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql('drop table if exists "promotion_hold" cascade;')
  }
}
