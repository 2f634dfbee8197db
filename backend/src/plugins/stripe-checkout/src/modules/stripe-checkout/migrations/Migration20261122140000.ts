import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const STATES = `'creating', 'open', 'paid', 'completed', 'expired', 'parked'`

export class Migration20261122140000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "checkout" add column if not exists "paid_pence" integer null,
      add column if not exists "parked_at" timestamptz null, add column if not exists "decision" text null,
      add column if not exists "decided_by" text null, add column if not exists "decided_at" timestamptz null,
      add column if not exists "decision_note" text null;`)
    this.addSql(`alter table "checkout" drop constraint if exists "checkout_state_check";`)
    this.addSql(
      `alter table "checkout" add constraint "checkout_state_check" check ("state" in (${STATES}, 'releasing', 'released', 'dismissed'));`,
    )
    this.addSql(
      `update "checkout" set "parked_at" = "updated_at" where "state" = 'parked' and "parked_at" is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_checkout_parked_at" on "checkout" ("parked_at") where "parked_at" is not null;`,
    )
    this.addSql(`drop index if exists "IDX_checkout_unfinished";`)
    this.addSql(
      `create index if not exists "IDX_checkout_unfinished" on "checkout" ("next_attempt_at") where "state" in ('creating', 'open', 'paid', 'releasing');`,
    )
    // Asked each minute: which of the checkouts that wait have news of their payment.
    this.addSql(
      `create index if not exists "IDX_webhook_inbox_checkout_id" on "webhook_inbox" ("checkout_id", "type");`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_webhook_inbox_checkout_id";`)
    this.addSql(`drop index if exists "IDX_checkout_parked_at";`)
    this.addSql(`drop index if exists "IDX_checkout_unfinished";`)
    this.addSql(
      `create index if not exists "IDX_checkout_unfinished" on "checkout" ("next_attempt_at") where "state" in ('creating', 'open', 'paid');`,
    )
    // The state before that had no end for them but this.
    this.addSql(
      `update "checkout" set "state" = 'parked' where "state" in ('releasing', 'released', 'dismissed');`,
    )
    this.addSql(`alter table "checkout" drop constraint if exists "checkout_state_check";`)
    this.addSql(
      `alter table "checkout" add constraint "checkout_state_check" check ("state" in (${STATES}));`,
    )
    this.addSql(`alter table "checkout" drop column if exists "paid_pence", drop column if exists "parked_at",
      drop column if exists "decision", drop column if exists "decided_by", drop column if exists "decided_at",
      drop column if exists "decision_note";`)
  }
}
