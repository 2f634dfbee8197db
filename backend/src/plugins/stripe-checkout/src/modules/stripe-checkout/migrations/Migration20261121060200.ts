import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261121060200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "checkout" (
      "id" text not null, "state" text not null default 'creating', "customer_id" text not null,
      "stripe_session_id" text null, "cart_id" text null, "order_id" text null, "payment_intent_id" text null,
      "url" text null, "currency_code" text not null, "subtotal_pence" integer not null,
      "discount_pence" integer not null, "promo_code" text null, "line_hash" text not null,
      "shipping_choices" jsonb null, "snapshot" jsonb not null, "parked_reason" text null, "last_error" text null,
      "attempts" integer not null default 0, "next_attempt_at" timestamptz null, "expires_at" timestamptz not null,
      "paid_at" timestamptz null, "completed_at" timestamptz null,
      "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null, constraint "checkout_pkey" primary key ("id"),
      constraint "checkout_state_check" check ("state" in ('creating', 'open', 'paid', 'completed', 'expired', 'parked')),
      constraint "checkout_amounts_check" check ("subtotal_pence" >= 0 and "discount_pence" between 0 and "subtotal_pence"));`)
    // Unique whether deleted or not: a session, a cart and an order belong to one checkout for good.
    for (const column of ['stripe_session_id', 'cart_id', 'order_id']) {
      this.addSql(
        `create unique index if not exists "IDX_checkout_${column}_unique" on "checkout" ("${column}");`,
      )
    }
    this.addSql(
      `create index if not exists "IDX_checkout_customer_id" on "checkout" ("customer_id", "state");`,
    )
    this.addSql(
      `create index if not exists "IDX_checkout_unfinished" on "checkout" ("next_attempt_at") where "state" in ('creating', 'open', 'paid');`,
    )
    this.addSql(`create index if not exists "IDX_checkout_deleted_at" on "checkout" ("deleted_at");`)
    this.addSql(`create table if not exists "webhook_inbox" (
      "id" text not null, "event_id" text not null, "type" text not null, "checkout_id" text null,
      "stripe_session_id" text null, "payload" jsonb not null, "state" text not null default 'received',
      "attempts" integer not null default 0, "next_attempt_at" timestamptz null, "last_error" text null,
      "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null, constraint "webhook_inbox_pkey" primary key ("id"));`)
    this.addSql(
      `create unique index if not exists "IDX_webhook_inbox_event_id_unique" on "webhook_inbox" ("event_id");`,
    )
    this.addSql(
      `create index if not exists "IDX_webhook_inbox_waiting" on "webhook_inbox" ("next_attempt_at") where "state" = 'received';`,
    )
    this.addSql(
      `create index if not exists "IDX_webhook_inbox_deleted_at" on "webhook_inbox" ("deleted_at");`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "webhook_inbox";`)
    this.addSql(`drop table if exists "checkout";`)
  }
}
