import {
  InjectTransactionManager,
  MedusaContext,
  MedusaError,
  MedusaService,
} from '@medusajs/framework/utils'
import type { Context } from '@medusajs/framework/types'
import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { ProdigiError } from '../../client/errors'
import { ProdigiClient } from '../../client/prodigi-client'
import { lookUpProduct, type ProductLookup } from '../../client/look-up-product'
import { toSnapshot } from '../../client/to-snapshot'
import { closeCallbacks, keepCallback, type NewCallback } from './callbacks'
import { DUE_SUBMISSIONS } from './due-submissions'
import { followParcels } from './follow-parcels'
import { keepQuote, type NewQuote } from './keep-quote'
import { ProdigiCallback } from './models/prodigi-callback'
import { ProdigiSubmission } from './models/prodigi-submission'
import { ProdigiQuote } from './models/prodigi-quote'
import { prodigiOptionsSchema, type ProdigiOptions } from './options'
import { mergeShipments, type PrintSnapshot } from './print-status'
import { askQuote, fingerprintOf, stillGood, type KeptQuote, type Quote, type QuoteInput } from './quote'
import { storableJson as json } from './storable'
import { lockSubmission, prepareSubmission, storeSnapshot } from './submissions'
import { takeUp } from './take-up'
import type { SubmissionRow } from './types'
import { noteCancelled, noteFound, noteWithdrawn } from './withdrawn'

type Tx = Context<SqlEntityManager>

function manager(context: Tx): SqlEntityManager {
  if (!context.transactionManager) throw new Error('This must run inside a transaction')
  return context.transactionManager
}

const LOOK_UP_TIMEOUT_MS = 5000

/** Print orders with what Prodigi says of them. Each method that writes is one transaction; what stands alone is in the files beside it. */
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

  /** Whether Prodigi answers, and takes this key: null where it does. */
  async trouble() {
    return this.client.trouble()
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
  protected async keepQuote(quote: NewQuote, @MedusaContext() context: Tx = {}): Promise<void> {
    await keepQuote(manager(context), quote)
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
    return prepareSubmission(manager(context), orderId)
  }

  /** Notes what came of handing the order over; once without a fulfillment, and again with it. */
  @InjectTransactionManager()
  async recordAccepted(
    input: { orderId: string; prodigiOrderId: string; fulfillmentId: string | null },
    @MedusaContext() context: Tx = {},
  ): Promise<SubmissionRow> {
    const [row] = await manager(context).execute<SubmissionRow[]>(
      `update prodigi_submission set prodigi_order_id = ?, fulfillment_id = coalesce(?, fulfillment_id), withdrawn_at = null, last_error = null, updated_at = now(),
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
   * about it or is asked. What it makes already goes on and is followed as any other print. Answers the ids that were cancelled.
   * @throws ProdigiError where Prodigi cannot be asked
   */
  async withdraw(orderId: string): Promise<string[]> {
    const row = await this.noteWithdrawn(orderId)
    if (!row) return []
    const live = (await this.client.findOrders(orderId)).filter(
      ({ status }) => status.stage.toLowerCase() !== 'cancelled',
    )
    const cancelled: string[] = []
    const made: string[] = []
    for (const { id } of live) {
      await this.noteFound(row.id, id)
      if (await this.cancels(id)) cancelled.push(id)
      else made.push(id)
    }
    const [print] = made
    // Of several it is the one that is made which has to be followed.
    if (print !== undefined) await this.noteFound(row.id, print)
    else if (cancelled.length > 0) await this.noteCancelled(row.id)
    return cancelled
  }

  /** Whether Prodigi has a print of an order, as far as it shows it, whatever the shop knows. @throws ProdigiError where it cannot be asked */
  async isPrinted(orderId: string): Promise<boolean> {
    return (await this.client.printOf(orderId)) !== null
  }

  /**
   * As {@link withdraw}, of an order whose print the shop may know nothing of: it may have been restored from a backup that is older.
   * @param likely the order was handed over, for all that is known: what Prodigi holds back of it is looked for later, too
   */
  async withdrawForgotten(orderId: string, likely: boolean): Promise<string[]> {
    const [row] = await this.listProdigiSubmissions({ order_id: orderId }, { take: 1 })
    const isKnown = row && (row.status !== 'cancelled' || row.withdrawn_at !== null)
    if (!isKnown) {
      if (!likely && !(await this.isPrinted(orderId))) return []
      await this.prepare(orderId)
    }
    return this.withdraw(orderId)
  }

  /** Has Prodigi cancel an order; false where it does not any more. */
  private async cancels(prodigiOrderId: string): Promise<boolean> {
    try {
      await this.client.cancelOrder(prodigiOrderId)
      return true
    } catch (error) {
      if (error instanceof ProdigiError && error.reason === 'refused') return false
      throw error
    }
  }

  @InjectTransactionManager()
  protected async noteWithdrawn(orderId: string, @MedusaContext() context: Tx = {}) {
    return noteWithdrawn(manager(context), orderId)
  }

  @InjectTransactionManager()
  protected async noteFound(
    submissionId: string,
    prodigiOrderId: string,
    @MedusaContext() context: Tx = {},
  ): Promise<void> {
    await noteFound(manager(context), submissionId, prodigiOrderId)
  }

  @InjectTransactionManager()
  protected async noteCancelled(submissionId: string, @MedusaContext() context: Tx = {}): Promise<void> {
    await noteCancelled(manager(context), submissionId)
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
    return lockSubmission(manager(context), 'id', submissionId)
  }

  /** Takes up a print for somebody who waits; false where it was looked at just now. */
  @InjectTransactionManager()
  async takeUp(submissionId: string, @MedusaContext() context: Tx = {}): Promise<boolean> {
    return takeUp(manager(context), submissionId)
  }

  /** Asks Prodigi, and the carrier of each parcel, how an order stands; no row is locked meanwhile. */
  async ask(row: SubmissionRow, now = new Date()): Promise<PrintSnapshot | null> {
    if (!row.prodigi_order_id) return null
    const snapshot = toSnapshot(await this.client.getOrder(row.prodigi_order_id))
    const before = row.shipments ?? []
    const parcels = mergeShipments(before, snapshot.shipments)
    const shipments = await followParcels(parcels, before, this.settings.carrierStatusUrl, now)
    return { ...snapshot, shipments }
  }

  /** Stores an answer of Prodigi. The status only goes forward; what is new stays marked until it was acted on. */
  @InjectTransactionManager()
  async store(
    submissionId: string,
    snapshot: PrintSnapshot,
    @MedusaContext() context: Tx = {},
  ): Promise<SubmissionRow> {
    return storeSnapshot(manager(context), submissionId, snapshot)
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
  async keepCallback(callback: NewCallback, @MedusaContext() context: Tx = {}): Promise<boolean> {
    return keepCallback(manager(context), callback)
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
    await closeCallbacks(manager(context), ids)
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
}
