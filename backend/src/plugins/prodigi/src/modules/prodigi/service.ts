import {
  generateEntityId,
  InjectTransactionManager,
  MedusaContext,
  MedusaError,
  MedusaService,
} from '@medusajs/framework/utils'
import type { Context } from '@medusajs/framework/types'
import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { isDeepStrictEqual } from 'node:util'
import { askCarrier } from '../../client/carrier-client'
import { ProdigiClient } from '../../client/prodigi-client'
import { lookUpProduct, type ProductLookup } from '../../client/look-up-product'
import { toSnapshot } from '../../client/to-snapshot'
import { estimatedDelivery } from './delivery-estimate'
import { DUE_SUBMISSIONS } from './due-submissions'
import { idempotencyKeyOf, newCallbackSecret } from './identity'
import { ProdigiCallback } from './models/prodigi-callback'
import { ProdigiSubmission } from './models/prodigi-submission'
import { ProdigiQuote } from './models/prodigi-quote'
import { prodigiOptionsSchema, type ProdigiOptions } from './options'
import { advance, mergeShipments, statusOf, type PrintShipment, type PrintSnapshot } from './print-status'
import { askQuote, fingerprintOf, stillGood, type KeptQuote, type Quote, type QuoteInput } from './quote'
import { storableJson as json } from './storable'
import type { SubmissionRow } from './types'

type Tx = Context<SqlEntityManager>

function manager(context: Tx): SqlEntityManager {
  if (!context.transactionManager) throw new Error('This must run inside a transaction')
  return context.transactionManager
}

const LOOK_UP_TIMEOUT_MS = 5000

export class ProdigiModuleService extends MedusaService({
  ProdigiSubmission,
  ProdigiCallback,
  ProdigiQuote,
}) {
  private readonly settings
  private readonly client: ProdigiClient

  constructor(dependencies: Record<string, unknown>, options: ProdigiOptions) {
    super(dependencies, options)
    this.settings = prodigiOptionsSchema.parse(options)
    this.client = new ProdigiClient(this.settings)
  }

  /** Whether Prodigi answers, with this key. */
  healthy(): Promise<boolean> {
    return this.client.healthy()
  }

  /** A client that is quick to give up, since somebody waits for the answer. */
  private get quickClient(): ProdigiClient {
    const { apiKey, baseUrl, timeoutMs = LOOK_UP_TIMEOUT_MS } = this.settings
    const retry = { retries: 1, baseDelayMs: 300, maxDelayMs: 1500 }
    return new ProdigiClient({ apiKey, baseUrl, timeoutMs: Math.min(timeoutMs, LOOK_UP_TIMEOUT_MS), retry })
  }

  /** What Prodigi sells under a SKU. */
  lookUp(sku: string): Promise<ProductLookup> {
    return lookUpProduct(this.quickClient, sku)
  }

  /** What Prodigi would charge for an order: as it was told within a day, or asked now. */
  async quote(input: QuoteInput): Promise<Quote> {
    const fingerprint = fingerprintOf(input)
    const [kept] = await this.listProdigiQuotes({ order_id: input.orderId }, { take: 1 })
    const known = stillGood(kept as KeptQuote | undefined, fingerprint, new Date())
    if (known) return known
    const quote = await askQuote(this.quickClient, input)
    await this.keepQuote({ orderId: input.orderId, fingerprint, quote })
    return quote
  }

  @InjectTransactionManager()
  protected async keepQuote(
    { orderId, fingerprint, quote }: { orderId: string; fingerprint: string; quote: Quote },
    @MedusaContext() context: Tx = {},
  ): Promise<void> {
    await manager(context).execute(
      `insert into prodigi_quote (id, order_id, fingerprint, cost, reason, asked_at) values (?, ?, ?, ?::jsonb, ?, now())
       on conflict (order_id) do update set fingerprint = excluded.fingerprint, cost = excluded.cost,
         reason = excluded.reason, asked_at = excluded.asked_at, updated_at = now()`,
      [
        generateEntityId(undefined, 'prqu'),
        orderId,
        fingerprint,
        quote.cost ? json(quote.cost) : null,
        quote.reason,
      ],
    )
  }

  /** Where Prodigi calls back about one submission. */
  callbackUrl(secret: string): Promise<string> {
    return Promise.resolve(`${this.settings.callbackBaseUrl.replace(/\/$/, '')}/${secret}`)
  }

  /**
   * Makes the row of an order's print, or finds it. Where the last print was cancelled at Prodigi's side, it
   * begins a new generation with a new key; otherwise the key stays the same for ever.
   */
  @InjectTransactionManager()
  async prepare(orderId: string, @MedusaContext() context: Tx = {}): Promise<SubmissionRow> {
    const tx = manager(context)
    await tx.execute(
      `insert into prodigi_submission (id, order_id, idempotency_key, callback_secret) values (?, ?, ?, ?)
       on conflict (order_id) do nothing`,
      [generateEntityId(undefined, 'prsub'), orderId, idempotencyKeyOf(orderId, 1), newCallbackSecret()],
    )
    const row = await this.lock(tx, 'order_id', orderId)
    if (row.status !== 'cancelled') return row
    const generation = row.generation + 1
    const [renewed] = await tx.execute<SubmissionRow[]>(
      `update prodigi_submission set generation = ?, idempotency_key = ?, callback_secret = ?, prodigi_order_id = null,
         fulfillment_id = null, status = 'prepared', stage = null, status_details = null, issues = null,
         shipments = null, cost = null, submitted_at = null, news_pending = false, last_error = null, cancel_asked_by = null,
         withdrawn_at = null, updated_at = now() where id = ? returning *`,
      [generation, idempotencyKeyOf(orderId, generation), newCallbackSecret(), row.id],
    )
    return renewed ?? row
  }

  /** Notes what came of handing the order over. */
  @InjectTransactionManager()
  async recordAccepted(
    input: { orderId: string; prodigiOrderId: string; fulfillmentId: string },
    @MedusaContext() context: Tx = {},
  ): Promise<SubmissionRow> {
    const [row] = await manager(context).execute<SubmissionRow[]>(
      `update prodigi_submission set prodigi_order_id = ?, fulfillment_id = ?, withdrawn_at = null, last_error = null, updated_at = now(),
         status = case when status = 'prepared' then 'in_progress' else status end,
         submitted_at = coalesce(submitted_at, now()), status_changed_at = coalesce(status_changed_at, now())
       where order_id = ? returning *`,
      [input.prodigiOrderId, input.fulfillmentId, input.orderId],
    )
    if (!row)
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `No print order was prepared for ${input.orderId}`)
    return row
  }

  @InjectTransactionManager()
  async recordRefused(orderId: string, error: string, @MedusaContext() context: Tx = {}): Promise<void> {
    await manager(context).execute(
      `update prodigi_submission set last_error = ?, updated_at = now() where order_id = ?`,
      [error, orderId],
    )
  }

  /**
   * Has nothing printed of an order that was handed over, but whose id we were not told: what Prodigi shows of it is cancelled. What
   * Prodigi holds back it does not show, nor cancel; so the submission stays withdrawn, to be withdrawn again when Prodigi calls back
   * about it or is asked. Answers the ids that were cancelled.
   * @throws ProdigiError where Prodigi cannot be asked, or prints already
   */
  async withdraw(orderId: string): Promise<string[]> {
    const row = await this.noteWithdrawn(orderId)
    if (!row) return []
    const live = (await this.client.findOrders(orderId)).filter(
      ({ status }) => status.stage.toLowerCase() !== 'cancelled',
    )
    for (const { id } of live) {
      await this.noteFound(row.id, id)
      await this.client.cancelOrder(id)
      await this.noteCancelled(row.id)
    }
    return live.map(({ id }) => id)
  }

  /** Null where the order was never handed over, or Prodigi's answer came. */
  @InjectTransactionManager()
  protected async noteWithdrawn(
    orderId: string,
    @MedusaContext() context: Tx = {},
  ): Promise<SubmissionRow | null> {
    const [row] = await manager(context).execute<SubmissionRow[]>(
      `update prodigi_submission set withdrawn_at = coalesce(withdrawn_at, now()), last_checked_at = now(), updated_at = now()
       where order_id = ? and (prodigi_order_id is null or withdrawn_at is not null) returning *`,
      [orderId],
    )
    return row ?? null
  }

  /** Before it is cancelled: should Prodigi refuse, it is followed like any other print. */
  @InjectTransactionManager()
  protected async noteFound(
    submissionId: string,
    prodigiOrderId: string,
    @MedusaContext() context: Tx = {},
  ): Promise<void> {
    await manager(context).execute(
      `update prodigi_submission set prodigi_order_id = ?, updated_at = now(),
         status = case when status = 'prepared' then 'in_progress' else status end,
         submitted_at = coalesce(submitted_at, now()), status_changed_at = coalesce(status_changed_at, now())
       where id = ?`,
      [prodigiOrderId, submissionId],
    )
  }

  @InjectTransactionManager()
  protected async noteCancelled(submissionId: string, @MedusaContext() context: Tx = {}): Promise<void> {
    await manager(context).execute(
      `update prodigi_submission set status = 'cancelled', status_changed_at = now(), last_error = null, updated_at = now()
       where id = ?`,
      [submissionId],
    )
  }

  /** Notes who gives a print up, before Prodigi is asked; null where Prodigi would not. */
  @InjectTransactionManager()
  async noteCancelAsked(
    submissionId: string,
    by: string | null,
    @MedusaContext() context: Tx = {},
  ): Promise<void> {
    await manager(context).execute(
      `update prodigi_submission set cancel_asked_by = ?, updated_at = now() where id = ?`,
      [by, submissionId],
    )
  }

  /** Has Prodigi cancel a print; somebody waits for the answer. @throws ProdigiError where it does not */
  async cancelPrint(prodigiOrderId: string): Promise<void> {
    await this.quickClient.cancelOrder(prodigiOrderId)
  }

  /** One submission as it stands. */
  @InjectTransactionManager()
  async read(submissionId: string, @MedusaContext() context: Tx = {}): Promise<SubmissionRow> {
    return await this.lock(manager(context), 'id', submissionId)
  }

  /** Asks Prodigi, and the carrier of each parcel, how an order stands; no row is locked meanwhile. */
  async ask(row: SubmissionRow, now = new Date()): Promise<PrintSnapshot | null> {
    if (!row.prodigi_order_id) return null
    const snapshot = toSnapshot(await this.client.getOrder(row.prodigi_order_id))
    const shipments = mergeShipments(row.shipments ?? [], snapshot.shipments)
    // The carrier is asked from the second look on, so that 'shipped' is a step that a customer sees.
    const known = new Set((row.shipments ?? []).filter(({ shipped }) => shipped).map(({ id }) => id))
    const followed: PrintShipment[] = []
    for (const parcel of shipments)
      followed.push(known.has(parcel.id) ? await this.follow(parcel, now) : parcel)
    return { ...snapshot, shipments: followed }
  }

  private async follow(parcel: PrintShipment, now: Date): Promise<PrintShipment> {
    if (!parcel.shipped || parcel.deliveredAt) return parcel
    const base = this.settings.carrierStatusUrl
    const answer = base && parcel.number ? await askCarrier(base, parcel.number) : null
    if (answer?.status === 'delivered') {
      return {
        ...parcel,
        inTransit: true,
        deliveredAt: answer.deliveredAt ?? now.toISOString(),
        deliveryEstimated: false,
      }
    }
    if (answer) return { ...parcel, inTransit: true }
    const estimate = parcel.dispatchedAt ? estimatedDelivery(parcel.dispatchedAt, now) : null
    return estimate ? { ...parcel, deliveredAt: estimate, deliveryEstimated: true } : parcel
  }

  /** Stores an answer of Prodigi. The status only goes forward; what is new stays marked until it was acted on. */
  @InjectTransactionManager()
  async store(
    submissionId: string,
    snapshot: PrintSnapshot,
    @MedusaContext() context: Tx = {},
  ): Promise<SubmissionRow> {
    const tx = manager(context)
    const present = await this.lock(tx, 'id', submissionId)
    if (present.prodigi_order_id !== snapshot.prodigiOrderId) return present
    const shipments = mergeShipments(present.shipments ?? [], snapshot.shipments)
    const status = advance(present.status, statusOf({ ...snapshot, shipments }))
    const news = status !== present.status || !isDeepStrictEqual(shipments, present.shipments ?? [])
    const [row] = await tx.execute<SubmissionRow[]>(
      `update prodigi_submission set status = ?, stage = ?, status_details = ?::jsonb, issues = ?::jsonb,
         shipments = ?::jsonb, cost = coalesce(?::jsonb, cost), news_pending = news_pending or ?,
         status_changed_at = case when ? then now() else status_changed_at end,
         last_checked_at = now(), last_error = null, updated_at = now() where id = ? returning *`,
      [
        status,
        snapshot.stage,
        json(snapshot.details),
        json(snapshot.issues),
        json(shipments),
        snapshot.cost ? json(snapshot.cost) : null,
        news,
        status !== present.status,
        submissionId,
      ],
    )
    return row ?? present
  }

  /** Says that the shop has acted on what `store` left, unless more has come since. */
  @InjectTransactionManager()
  async settle(seen: SubmissionRow, @MedusaContext() context: Tx = {}): Promise<void> {
    await manager(context).execute(
      `update prodigi_submission set news_pending = false where id = ? and status = ? and shipments is not distinct from ?::jsonb`,
      [seen.id, seen.status, seen.shipments ? json(seen.shipments) : null],
    )
  }

  /** A failed look-up counts as one, so that an order Prodigi hides does not crowd out the others. */
  @InjectTransactionManager()
  async recordAskFailed(
    submissionId: string,
    error: string,
    @MedusaContext() context: Tx = {},
  ): Promise<void> {
    await manager(context).execute(
      `update prodigi_submission set last_checked_at = now(), last_error = ?, updated_at = now() where id = ?`,
      [error, submissionId],
    )
  }

  /** Keeps a callback under its event's id; false where it was here before. */
  @InjectTransactionManager()
  async keepCallback(
    input: { submissionId: string; eventId: string; type: string | null; payload: unknown },
    @MedusaContext() context: Tx = {},
  ): Promise<boolean> {
    const rows = await manager(context).execute<{ id: string }[]>(
      `insert into prodigi_callback (id, event_id, submission_id, type, payload) values (?, ?, ?, ?, ?::jsonb)
       on conflict (event_id) do nothing returning id`,
      [
        generateEntityId(undefined, 'prcb'),
        input.eventId,
        input.submissionId,
        input.type,
        json(input.payload),
      ],
    )
    return rows.length > 0
  }

  /** Ids of the callbacks of a submission that are not dealt with, as of now. */
  async openCallbackIds(submissionId: string): Promise<string[]> {
    const open = await this.listProdigiCallbacks(
      { submission_id: submissionId, processed_at: null },
      { select: ['id'], take: null },
    )
    return open.map(({ id }) => id)
  }

  /** Marks these callbacks as dealt with. */
  @InjectTransactionManager()
  async closeCallbacks(ids: string[], @MedusaContext() context: Tx = {}): Promise<void> {
    if (ids.length === 0) return
    await manager(context).execute(
      `update prodigi_callback set processed_at = now(), updated_at = now()
       where id in (select jsonb_array_elements_text(?::jsonb)) and processed_at is null`,
      [json(ids)],
    )
  }

  /** Submissions to ask about now. News that cannot be acted on hold up no more than half of the places. */
  @InjectTransactionManager()
  async dueSubmissionIds(limit: number, @MedusaContext() context: Tx = {}): Promise<string[]> {
    const { pollIntervalSeconds } = this.settings
    const ofNews = Math.ceil(limit / 2)
    const given = [ofNews, pollIntervalSeconds, limit, pollIntervalSeconds, limit, limit]
    const rows = await manager(context).execute<{ id: string }[]>(DUE_SUBMISSIONS, given)
    return rows.map(({ id }) => id)
  }

  private async lock(tx: SqlEntityManager, column: 'id' | 'order_id', value: string): Promise<SubmissionRow> {
    const rows = await tx.execute<SubmissionRow[]>(
      `select * from prodigi_submission where ${column} = ? for update`,
      [value],
    )
    const row = rows[0]
    if (!row) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such print order')
    return row
  }
}
