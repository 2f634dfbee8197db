import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What is put aside of the day's money stands under the lease it was put aside for, so that it can be given back once. */
export class Migration20261121086200 extends Migration {
  override up(): void {
    this.addSql(
      `create table if not exists "ai_spend_hold" ("id" text not null, "holder" text not null, "day" text not null, "amount" bigint not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "ai_spend_hold_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_ai_spend_hold_holder_unique" on "ai_spend_hold" ("holder");`,
    )
  }

  override down(): void {
    this.addSql('drop table if exists "ai_spend_hold" cascade;')
  }
}
