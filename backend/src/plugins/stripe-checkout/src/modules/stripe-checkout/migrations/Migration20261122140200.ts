import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261122140200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "payment_dispute" (
      "id" text not null, "checkout_id" text not null, "kind" text not null, "reason" text not null, "status" text not null,
      "amount_pence" integer null, "opened_at" timestamptz not null, "closed_at" timestamptz null,
      "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null, constraint "payment_dispute_pkey" primary key ("id"));`)
    this.addSql(
      `create index if not exists "IDX_payment_dispute_checkout_id" on "payment_dispute" ("checkout_id");`,
    )
    this.addSql(
      `create index if not exists "IDX_payment_dispute_deleted_at" on "payment_dispute" ("deleted_at");`,
    )
    // Events about a dispute name the payment alone.
    this.addSql(
      `create index if not exists "IDX_checkout_payment_intent_id" on "checkout" ("payment_intent_id") where "payment_intent_id" is not null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_checkout_payment_intent_id";`)
    this.addSql(`drop table if exists "payment_dispute";`)
  }
}
