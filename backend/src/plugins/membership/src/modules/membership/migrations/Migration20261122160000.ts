import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const STAMPS = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz null`

export class Migration20261122160000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "membership_tier" (
      "id" text not null, "name" text not null, "description" text not null,
      "min_designs" integer not null check ("min_designs" >= 0), "icon" text not null, "colour" text not null,
      "discount" integer not null check ("discount" between 0 and 100), "benefits" jsonb not null,
      "version" integer not null default 1, "customer_group_id" text null, "promotion_id" text null,
      ${STAMPS}, constraint "membership_tier_pkey" primary key ("id"));`)
    this.addSql(
      `create unique index if not exists "IDX_membership_tier_min_designs_unique" on "membership_tier" ("min_designs") where "deleted_at" is null;`,
    )
    this.addSql(
      `create unique index if not exists "IDX_membership_tier_name_unique" on "membership_tier" (lower("name")) where "deleted_at" is null;`,
    )

    this.addSql(`create table if not exists "membership_member" (
      "id" text not null, "customer_id" text not null, "tier_id" text null, "design_count" integer not null default 0,
      "held_tier_id" text null, "held_mode" text check ("held_mode" in ('at_least', 'exactly')) null,
      "held_reason" text null, "held_by" text null, "held_until" timestamptz null,
      ${STAMPS}, constraint "membership_member_pkey" primary key ("id"));`)
    this.addSql(
      `create unique index if not exists "IDX_membership_member_customer_id_unique" on "membership_member" ("customer_id");`,
    )
    this.addSql(
      `create index if not exists "IDX_membership_member_tier_id" on "membership_member" ("tier_id") where "deleted_at" is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_membership_member_held_until" on "membership_member" ("held_until") where "held_until" is not null;`,
    )

    this.addSql(`create table if not exists "membership_change" (
      "id" text not null, "customer_id" text not null, "from_tier" text null, "to_tier" text not null,
      "design_count" integer not null,
      "cause" text check ("cause" in ('joined', 'designs', 'tiers', 'held', 'hold_ended', 'hold_removed')) not null,
      "by" text not null, "reason" text null,
      ${STAMPS}, constraint "membership_change_pkey" primary key ("id"));`)
    this.addSql(
      `create index if not exists "IDX_membership_change_customer_id" on "membership_change" ("customer_id", "created_at");`,
    )

    this.addSql(`create table if not exists "membership_reached" (
      "id" text not null, "customer_id" text not null, "tier_id" text not null,
      "news" text check ("news" in ('due', 'told', 'none')) not null default 'none',
      "celebrate" boolean not null default false,
      ${STAMPS}, constraint "membership_reached_pkey" primary key ("id"));`)
    this.addSql(
      `create unique index if not exists "IDX_membership_reached_unique" on "membership_reached" ("customer_id", "tier_id");`,
    )
    this.addSql(
      `create index if not exists "IDX_membership_reached_due" on "membership_reached" ("customer_id") where "news" = 'due';`,
    )
  }

  override async down(): Promise<void> {
    for (const table of ['membership_reached', 'membership_change', 'membership_member', 'membership_tier'])
      this.addSql(`drop table if exists "${table}" cascade;`)
  }
}
