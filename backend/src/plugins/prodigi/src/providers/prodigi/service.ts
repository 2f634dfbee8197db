import { AbstractFulfillmentProviderService, MedusaError } from '@medusajs/framework/utils'
import type {
  CalculatedShippingOptionPrice,
  CreateFulfillmentResult,
  FulfillmentDTO,
  FulfillmentItemDTO,
  FulfillmentOption,
  FulfillmentOrderDTO,
} from '@medusajs/framework/types'
import { ProdigiError } from '../../client/errors'
import { ProdigiClient } from '../../client/prodigi-client'
import { toSnapshot } from '../../client/to-snapshot'
import {
  SHIPPING_METHODS,
  type CreateOrderRequest,
  type CreateOrderResult,
  type ProdigiOrder,
} from '../../client/types'
import { keyInsteadOf } from '../../modules/prodigi/identity'
import { providerOptionsSchema, type ProdigiOptions } from '../../modules/prodigi/options'
import type { SubmissionResult } from '../../modules/prodigi/types'
import { buildRequest, shippingMethodOf } from './build-request'
import { assertStillOurs, isOrdering, keepTaken } from '../ordering'
import { differencesOf, sayNotCancelled } from './print-differences'
import { toMedusaError } from './to-medusa-error'

const is = (word: string, other: string) => word.toLowerCase() === other
const isCancelled = ({ status }: ProdigiOrder) => is(status.stage, 'cancelled')

/** Prints and ships orders at Prodigi. Prices of shipping are the shop's own and flat. */
export class ProdigiFulfillmentProvider extends AbstractFulfillmentProviderService {
  static override identifier = 'prodigi'
  private readonly client: ProdigiClient

  constructor(
    _dependencies: Record<string, unknown>,
    options: Pick<ProdigiOptions, 'apiKey' | 'baseUrl' | 'timeoutMs'>,
  ) {
    super()
    this.client = new ProdigiClient(providerOptionsSchema.parse(options))
  }

  override getFulfillmentOptions(): Promise<FulfillmentOption[]> {
    return Promise.resolve(SHIPPING_METHODS.map((id) => ({ id, name: `Prodigi ${id}` })))
  }

  override validateOption(data: Record<string, unknown>): Promise<boolean> {
    return Promise.resolve(shippingMethodOf(data) !== null)
  }

  /** What is kept with the shipping method of a cart, and comes back at fulfillment. */
  override validateFulfillmentData(
    optionData: Record<string, unknown>,
    data: Record<string, unknown>,
  ): Promise<Record<string, unknown>> {
    const method = shippingMethodOf(optionData)
    if (!method) throw new MedusaError(MedusaError.Types.INVALID_DATA, 'Prodigi has no such shipping method')
    return Promise.resolve({ ...data, id: method })
  }

  override canCalculate(): Promise<boolean> {
    return Promise.resolve(false)
  }

  override calculatePrice(): Promise<CalculatedShippingOptionPrice> {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'Shipping by Prodigi has flat prices')
  }

  /**
   * Hands the order over, once: a repeat answers the first order, by its reference or by the key in `additionalData.prodigi`. Where that
   * one is not what is asked for (any more), it is cancelled and ordered anew.
   * @throws MedusaError with code `fulfillment_failed`, or `provider_unavailable` where Prodigi did not answer.
   */
  override async createFulfillment(
    data: Record<string, unknown>,
    _items: Partial<Omit<FulfillmentItemDTO, 'fulfillment'>>[],
    order: Partial<FulfillmentOrderDTO> | undefined,
    fulfillment: Partial<Omit<FulfillmentDTO, 'provider_id' | 'data' | 'items'>>,
    additionalData?: Record<string, unknown>,
  ): Promise<CreateFulfillmentResult> {
    const built = buildRequest(
      data,
      fulfillment.delivery_address ?? order?.shipping_address,
      additionalData?.['prodigi'],
    )
    if (!built.ok) throw new MedusaError(MedusaError.Types.INVALID_DATA, built.reason, 'fulfillment_failed')
    const result = await this.handOver(built.request, built.knownPrint)
    await keepTaken(result)
    return { data: { ...data, prodigi: result }, labels: [] }
  }

  private async handOver(request: CreateOrderRequest, known: string | null): Promise<SubmissionResult> {
    try {
      const created = await this.orderOnce(request, known)
      if (created.kind === 'held')
        return { prodigiOrderId: created.orderId, outcome: created.outcome, snapshot: null }
      const { order, outcome } = created
      return { prodigiOrderId: order.id, outcome, snapshot: toSnapshot(order) }
    } catch (error) {
      throw toMedusaError(error)
    }
  }

  /**
   * Nobody knows for how long Prodigi remembers a key: the answer to the first try may have been lost days ago, or the shop restored
   * from a backup. So what it has of this order comes first. The address or the printing may have been corrected since, as may be while
   * no print is known; what was handed over then is cancelled, and its key makes room for the one that follows from it.
   * @param known the print that the shop follows already: what it is to be was settled when it was taken, be it by a word with Prodigi
   */
  private async orderOnce(request: CreateOrderRequest, known: string | null): Promise<CreateOrderResult> {
    const gone = new Set<string>()
    const isAsked = (print: ProdigiOrder) =>
      print.id === known || (!gone.has(print.id) && differencesOf(print, request).length === 0)
    for (;;) {
      const order = await this.client.printOf(request.merchantReference)
      if (!order || gone.has(order.id)) break
      if (isAsked(order)) return { kind: 'order', outcome: 'Found', order }
      await this.giveUp(order, request)
      gone.add(order.id)
    }
    const passed = new Set<string>()
    for (let { idempotencyKey } = request; ;) {
      const created = await this.client.createOrder({ ...request, idempotencyKey }, assertStillOurs)
      // What it made just now is what was asked for, however it writes that; what it holds back it shows nothing of.
      if (created.kind === 'held' || !is(created.outcome, 'alreadyexists') || isAsked(created.order))
        return created
      const { order } = created
      if (passed.has(order.id))
        throw new ProdigiError('unexpected', `Prodigi answers two keys with one order, ${order.id}`, 200)
      passed.add(order.id)
      if (!isCancelled(order)) await this.giveUp(order, request)
      idempotencyKey = keyInsteadOf(idempotencyKey, order.id)
    }
  }

  /** Has a print cancelled that is not what is asked for. @throws ProdigiError `refused`, with what is printed, where it goes on. */
  private async giveUp(print: ProdigiOrder, request: CreateOrderRequest): Promise<void> {
    try {
      await this.client.cancelOrder(print.id, assertStillOurs)
    } catch (cause) {
      if (!(cause instanceof ProdigiError) || cause.reason !== 'refused') throw cause
      const words = sayNotCancelled(print, differencesOf(print, request))
      throw new ProdigiError('refused', words, cause.status, { cause })
    }
  }

  override async cancelFulfillment(data: Record<string, unknown>): Promise<Record<string, unknown>> {
    const result = data['prodigi'] as Partial<SubmissionResult> | undefined
    if (!result?.prodigiOrderId || isOrdering()) return {}
    try {
      const order = await this.client.getOrder(result.prodigiOrderId)
      if (!isCancelled(order)) await this.client.cancelOrder(order.id)
    } catch (error) {
      throw toMedusaError(error)
    }
    return {}
  }

  /** Personalised cases go back to the shop, not to the printer. */
  override createReturnFulfillment(): Promise<CreateFulfillmentResult> {
    return Promise.resolve({ data: {}, labels: [] })
  }
}
