import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const STAMPS =
  '"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null'

/** Refusals, for the quota; and the day's money. The unique index on the day has no condition: it is what conflicts. */
export class Migration20261121082000 extends Migration {
  override up(): void {
    this.addSql(
      `create table if not exists "generation_refusal" ("id" text not null, "owner_customer_id" text null, "guest_key_hash" text null, "address_hash" text null, "class" text not null, "prompt" text null, ${STAMPS}, constraint "generation_refusal_pkey" primary key ("id"));`,
    )
    for (const column of ['owner_customer_id', 'guest_key_hash'])
      this.addSql(
        `create index if not exists "IDX_generation_refusal_${column}" on "generation_refusal" ("${column}") where deleted_at is null;`,
      )
    this.addSql(
      `create table if not exists "ai_spend_day" ("id" text not null, "day" text not null, "reserved" bigint not null default 0, "spent" bigint not null default 0, "warned_at" timestamptz null, ${STAMPS}, constraint "ai_spend_day_pkey" primary key ("id"));`,
    )
    this.addSql(`create unique index if not exists "IDX_ai_spend_day_day_unique" on "ai_spend_day" ("day");`)
  }

  override down(): void {
    this.addSql('drop table if exists "ai_spend_day" cascade;')
    this.addSql('drop table if exists "generation_refusal" cascade;')
  }
}
