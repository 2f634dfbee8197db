import type { Context, InferTypeOf } from '@medusajs/framework/types'
import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import {
  generateEntityId,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { checkOptions, type StripeCheckoutOptions } from '../../lib/options'
import { stripeClient } from '../../lib/stripe-client'
import { isForgotten } from '../../lib/trial'
import Checkout from './models/checkout'
import PaymentDispute from './models/payment-dispute'
import WebhookInbox from './models/webhook-inbox'
import { statesBefore, type CheckoutState } from './transitions'
import type { CheckoutRow, DisputeRow, InboxRow, ParkedDecision } from './types'

type Tx = Context<SqlEntityManager>
type Changes = Partial<
  Pick<
    CheckoutRow,
    | 'payment_intent_id'
    | 'stripe_session_id'
    | 'parked_reason'
    | 'paid_pence'
    | 'paid_currency'
    | 'held_until'
    | 'url'
  >
>
/** Where each decision on a parked checkout leads. */
const LEADS_TO: Record<ParkedDecision['action'], CheckoutState> = {
  make: 'paid',
  release: 'releasing',
  dismiss: 'dismissed',
}

function manager(context: Tx): SqlEntityManager {
  if (!context.transactionManager) throw new Error('This must run inside a transaction')
  return context.transactionManager
}

const asRow = (row: InferTypeOf<typeof Checkout>): CheckoutRow => row as unknown as CheckoutRow

/** Checkouts and the events about them; also the one door to Stripe besides the payment provider. */
export default class StripeCheckoutService extends MedusaService({
  Checkout,
  PaymentDispute,
  WebhookInbox,
}) {
  readonly options: StripeCheckoutOptions
  readonly stripe: Stripe
  /** Whether real money moves. */
  readonly isLive: boolean

  constructor(container: Record<string, unknown>, options: Partial<StripeCheckoutOptions>) {
    super(container)
    this.options = checkOptions(options)
    this.stripe = stripeClient(this.options)
    this.isLive = this.options.apiKey.includes('_live_')
  }

  async findCheckout(filter: {
    id?: string
    stripe_session_id?: string
    order_id?: string
    payment_intent_id?: string
  }): Promise<CheckoutRow | null> {
    const [row] = await this.listCheckouts(filter, { take: 1 })
    return row ? asRow(row) : null
  }

  async checkoutsOf(filter: {
    customer_id: string
    state?: CheckoutState[]
    line_hash?: string
  }): Promise<CheckoutRow[]> {
    const rows = await this.listCheckouts(filter, { order: { created_at: 'DESC' } })
    return rows.map(asRow)
  }

  /** The Checkout Session with its PaymentIntent and the shipping that was chosen. */
  async retrieveSession(id: string): Promise<Stripe.Checkout.Session> {
    return await this.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge', 'shipping_cost.shipping_rate'],
    })
  }

  /** The same; null where it was a trial's, and Stripe does not know it. */
  async findSession(id: string): Promise<Stripe.Checkout.Session | null> {
    try {
      return await this.retrieveSession(id)
    } catch (error) {
      if (isForgotten(error, id)) return null
      throw error
    }
  }

  /**
   * Moves a checkout where its present state allows it; a final state never goes back.
   * @returns whether this call moved it
   */
  @InjectTransactionManager()
  async move(
    id: string,
    to: CheckoutState,
    changes: Changes = {},
    @MedusaContext() context: Tx = {},
  ): Promise<boolean> {
    const from = statesBefore(to)
    const rows = await manager(context).execute<{ id: string }[]>(
      `update checkout set state = ?, updated_at = now(), attempts = 0, next_attempt_at = null, last_error = null,
         payment_intent_id = coalesce(?, payment_intent_id), stripe_session_id = coalesce(stripe_session_id, ?),
         parked_reason = coalesce(?, parked_reason), url = coalesce(?, url), paid_pence = coalesce(?, paid_pence),
         paid_currency = coalesce(?, paid_currency),
         held_until = coalesce(?::timestamptz, held_until),
         parked_at = case when ? = 'parked' then now() else parked_at end,
         paid_at = case when ? = 'paid' then coalesce(paid_at, now()) else paid_at end,
         completed_at = case when ? = 'completed' then now() else completed_at end
       where id = ? and state in (${from.map(() => '?').join(', ')}) returning id`,
      [
        to,
        changes.payment_intent_id ?? null,
        changes.stripe_session_id ?? null,
        changes.parked_reason ?? null,
        changes.url ?? null,
        changes.paid_pence ?? null,
        changes.paid_currency ?? null,
        changes.held_until ?? null,
        to,
        to,
        to,
        id,
        ...from,
      ],
    )
    return rows.length > 0
  }

  /** Parked checkouts of which not everybody who decides on them was told, the oldest first. */
  @InjectTransactionManager()
  async untoldParked(limit: number, @MedusaContext() context: Tx = {}): Promise<CheckoutRow[]> {
    return await manager(context).execute<CheckoutRow[]>(
      `select * from checkout where state = 'parked' and deleted_at is null and parked_at is not null
         and (parked_told_at is null or parked_told_at < parked_at)
       order by parked_at limit ?`,
      [limit],
    )
  }

  /** Notes that everybody was told of a parked checkout; not where it was parked again meanwhile. */
  @InjectTransactionManager()
  async noteParkedTold(
    { id, parked_at }: Pick<CheckoutRow, 'id' | 'parked_at'>,
    @MedusaContext() context: Tx = {},
  ): Promise<void> {
    // A date of JavaScript's has no microseconds.
    await manager(context).execute(
      `update checkout set parked_told_at = now() where id = ? and date_trunc('milliseconds', parked_at) = date_trunc('milliseconds', ?::timestamptz)`,
      [id, parked_at],
    )
  }

  /**
   * Takes a person's decision on a parked checkout: of two at once, one wins. Null where it waits for none.
   * @param onlyWhere what the shop wants of the row `c` besides, in SQL without values
   */
  @InjectTransactionManager()
  async decideParked(
    id: string,
    { action, by, note }: ParkedDecision,
    onlyWhere = 'true',
    @MedusaContext() context: Tx = {},
  ): Promise<CheckoutRow | null> {
    const [row] = await manager(context).execute<CheckoutRow[]>(
      `update checkout c set state = ?, decision = ?, decided_by = ?, decided_at = now(), decision_note = ?,
         attempts = 0, next_attempt_at = null, last_error = null, updated_at = now()
       where id = ? and state = 'parked' and deleted_at is null and (${onlyWhere}) returning c.*`,
      [LEADS_TO[action], action, by, note, id],
    )
    return row ?? null
  }

  /**
   * Gives up a checkout without a payment page after five minutes: it was interrupted while it was opened, and nobody was told of a
   * page. The database's clock alone decides.
   */
  @InjectTransactionManager()
  async giveUpOpening(id: string, @MedusaContext() context: Tx = {}): Promise<void> {
    await manager(context).execute(
      `update checkout set state = 'expired', parked_reason = 'interrupted while it was opened', next_attempt_at = null, updated_at = now()
       where id = ? and state = 'creating' and stripe_session_id is null and created_at < now() - interval '5 minutes'`,
      [id],
    )
  }

  /** What the time is to the database, by which all that is late or old is judged. */
  @InjectTransactionManager()
  async databaseNow(@MedusaContext() context: Tx = {}): Promise<Date> {
    const [row] = await manager(context).execute<{ at: string | Date }[]>('select clock_timestamp() as at')
    if (!row) throw new Error('The database did not tell the time')
    return new Date(row.at)
  }

  /**
   * Ties a living order to its paid checkout, once and for good.
   * @returns whether it is the checkout's order; else that has another, or became something else meanwhile
   * @throws the database's error of a double value where the order is another checkout's: `order_id` is unique
   */
  @InjectTransactionManager()
  async tieOrder(id: string, orderId: string, @MedusaContext() context: Tx = {}): Promise<boolean> {
    const rows = await manager(context).execute<{ id: string }[]>(
      `update checkout set order_id = ?, updated_at = now() where id = ? and (order_id = ? or (order_id is null and state = 'paid'
         and exists (select 1 from "order" o where o.id = ? and o.canceled_at is null and o.deleted_at is null)))
       returning id`,
      [orderId, id, orderId, orderId],
    )
    return rows.length > 0
  }

  /** Notes a failed try and puts the next one off: 15 s, doubling to five minutes. Answers how often it has failed. */
  @InjectTransactionManager()
  async putOff(id: string, error: string, @MedusaContext() context: Tx = {}): Promise<number> {
    const rows = await manager(context).execute<{ attempts: number }[]>(
      `update checkout set attempts = attempts + 1, last_error = ?, updated_at = now(),
         next_attempt_at = now() + make_interval(secs => least(300, 15 * power(2, least(attempts, 10))))
       where id = ? returning attempts`,
      [error.slice(0, 1000), id],
    )
    return rows[0]?.attempts ?? 0
  }

  /** Stripe has answered that an open page is not paid: what failed before is over. */
  @InjectTransactionManager()
  async noteUnpaid(id: string, @MedusaContext() context: Tx = {}): Promise<void> {
    await manager(context).execute(
      `update checkout set attempts = 0, last_error = null where id = ? and state in ('creating', 'open')`,
      [id],
    )
  }

  /** Keeps a signed event; false where it was kept before. */
  @InjectTransactionManager()
  async keepEvent(
    event: {
      id: string
      type: string
      checkoutId: string | null
      sessionId: string | null
      payload: unknown
    },
    @MedusaContext() context: Tx = {},
  ): Promise<boolean> {
    const rows = await manager(context).execute<{ id: string }[]>(
      `insert into webhook_inbox (id, event_id, type, checkout_id, stripe_session_id, payload)
       values (?, ?, ?, ?, ?, ?::jsonb) on conflict (event_id) do nothing returning id`,
      [
        generateEntityId(undefined, 'whi'),
        event.id,
        event.type,
        event.checkoutId,
        event.sessionId,
        JSON.stringify(event.payload),
      ],
    )
    return rows.length > 0
  }

  /**
   * Keeps how a dispute stood when Stripe was asked: while it is open the later answer stands, whichever comes first, and what is closed
   * stays as it is.
   * @returns whether it stands so now
   */
  @InjectTransactionManager()
  async keepDispute(dispute: DisputeRow, askedAt: Date, @MedusaContext() context: Tx = {}): Promise<boolean> {
    const { id, checkout_id, kind, reason, status, amount_pence, respond_by, opened_at, closed_at } = dispute
    const tx = manager(context)
    await tx.execute(
      `insert into payment_dispute (id, checkout_id, kind, reason, status, amount_pence, respond_by, opened_at, closed_at, asked_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (id) do update set reason = excluded.reason, status = excluded.status, amount_pence = excluded.amount_pence,
         respond_by = excluded.respond_by, closed_at = excluded.closed_at, asked_at = excluded.asked_at, updated_at = now(),
         told_at = case when payment_dispute.status = excluded.status then payment_dispute.told_at end
       where payment_dispute.closed_at is null
         and (payment_dispute.asked_at is null or payment_dispute.asked_at <= excluded.asked_at)`,
      [id, checkout_id, kind, reason, status, amount_pence, respond_by, opened_at, closed_at, askedAt],
    )
    const stands = await tx.execute('select 1 from payment_dispute where id = ? and status = ?', [id, status])
    return stands.length > 0
  }

  /** Notes that the administrators know of a bank's word as it stood; not where it has changed meanwhile. */
  @InjectTransactionManager()
  async noteDisputeTold(
    { id, status }: Pick<DisputeRow, 'id' | 'status'>,
    @MedusaContext() context: Tx = {},
  ): Promise<void> {
    await manager(context).execute(
      'update payment_dispute set told_at = now() where id = ? and status = ? and told_at is null',
      [id, status],
    )
  }

  /** Takes events that wait for a minute, so that no other worker takes them meanwhile. */
  @InjectTransactionManager()
  async claimEvents(limit: number, @MedusaContext() context: Tx = {}): Promise<InboxRow[]> {
    return await manager(context).execute<InboxRow[]>(
      `update webhook_inbox set attempts = attempts + 1, next_attempt_at = now() + interval '60 seconds', updated_at = now()
       where id in (select id from webhook_inbox
         where state = 'received' and (next_attempt_at is null or next_attempt_at <= now())
         order by created_at limit ? for update skip locked)
       returning *`,
      [limit],
    )
  }

  @InjectTransactionManager()
  async closeEvent(id: string, state: 'done' | 'ignored', @MedusaContext() context: Tx = {}): Promise<void> {
    await manager(context).execute(
      `update webhook_inbox set state = ?, last_error = null, updated_at = now() where id = ?`,
      [state, id],
    )
  }

  @InjectTransactionManager()
  async putOffEvent(id: string, error: string, @MedusaContext() context: Tx = {}): Promise<void> {
    await manager(context).execute(
      `update webhook_inbox set last_error = ?, updated_at = now(),
         next_attempt_at = now() + make_interval(secs => least(900, 5 * power(2, least(attempts, 10)))) where id = ?`,
      [error.slice(0, 1000), id],
    )
  }
}
