import { AbstractFulfillmentProviderService, MedusaError } from '@medusajs/framework/utils'
import type {
  CalculatedShippingOptionPrice,
  CreateFulfillmentResult,
  FulfillmentDTO,
  FulfillmentItemDTO,
  FulfillmentOption,
  FulfillmentOrderDTO,
} from '@medusajs/framework/types'
import { ProdigiClient } from '../../client/prodigi-client'
import { toSnapshot } from '../../client/to-snapshot'
import { SHIPPING_METHODS, type CreateOrderRequest, type CreateOrderResult } from '../../client/types'
import { providerOptionsSchema, type ProdigiOptions } from '../../modules/prodigi/options'
import type { SubmissionResult } from '../../modules/prodigi/types'
import { buildRequest, shippingMethodOf } from './build-request'
import { assertStillOurs, isOrdering, keepTaken } from '../ordering'
import { toMedusaError } from './to-medusa-error'

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
   * Hands the order over, once: a repeat answers the first order, by its reference or by the key in `additionalData.prodigi`.
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
    const result = await this.handOver(built.request)
    await keepTaken(result)
    return { data: { ...data, prodigi: result }, labels: [] }
  }

  private async handOver(request: CreateOrderRequest): Promise<SubmissionResult> {
    try {
      const created = await this.orderOnce(request)
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
   * from a backup. So what it has of this order comes first.
   */
  private async orderOnce(request: CreateOrderRequest): Promise<CreateOrderResult> {
    const order = await this.client.printOf(request.merchantReference)
    return order
      ? { kind: 'order', outcome: 'Found', order }
      : this.client.createOrder(request, assertStillOurs)
  }

  override async cancelFulfillment(data: Record<string, unknown>): Promise<Record<string, unknown>> {
    const result = data['prodigi'] as Partial<SubmissionResult> | undefined
    if (!result?.prodigiOrderId || isOrdering()) return {}
    try {
      const order = await this.client.getOrder(result.prodigiOrderId)
      if (order.status.stage.toLowerCase() !== 'cancelled') await this.client.cancelOrder(order.id)
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
