import { isPartCancelled } from '../modules/prodigi/print-status'
import { describeFailure } from './describe-failure'
import { ProdigiError, type ProdigiReason } from './errors'
import { withRetries, type RetryOptions } from './retry'
import { toSnapshot } from './to-snapshot'
import {
  prodigiOrderSchema,
  prodigiProductSchema,
  prodigiQuoteSchema,
  quoteIssuesSchema,
  replySchema,
  type CreateOrderRequest,
  type CreateOrderResult,
  type ProdigiOrder,
  type ProdigiProduct,
  type ProdigiQuote,
  type QuoteRequest,
  type Reply,
} from './types'

export interface ProdigiClientOptions {
  apiKey: string
  /** With the version, such as https://api.prodigi.com/v4.0 */
  baseUrl: string
  timeoutMs?: number
  retry?: RetryOptions
}

const DEFAULT_RETRY: RetryOptions = { retries: 2, baseDelayMs: 400, maxDelayMs: 8000 }
const DEFAULT_TIMEOUT_MS = 10_000
const QUOTES = '/quotes'
const CREATED = new Set(['created', 'createdwithissues', 'alreadyexists', 'ok'])

const STOPPED_NO_MORE = 'Prodigi cancels this print no more: it is being made'
const STOPPED_IN_PART =
  'Prodigi has cancelled a part of this print only: the rest is being made or on its way'

const same = (outcome: string | null, word: string) => outcome?.toLowerCase() === word

function reasonOf(status: number, outcome: string | null): ProdigiReason {
  if (same(outcome, 'paymentfailed')) return 'payment'
  if (same(outcome, 'timedout')) return 'timeout'
  if (status === 401 || status === 403) return 'unauthenticated'
  if (status === 404) return 'not_found'
  if (status === 429) return 'rate_limited'
  if (status >= 500) return status === 501 ? 'unexpected' : 'unavailable'
  return status === 400 ? 'validation' : 'unexpected'
}

/** Seconds or a date, as HTTP has it. */
function retryAfter(header: string | null): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}

/** Prodigi's API v4, as far as a shop needs it. Every failure is a {@link ProdigiError}. */
export class ProdigiClient {
  constructor(private readonly options: ProdigiClientOptions) {}

  /**
   * Orders a print. Safe to repeat, since the request carries an idempotency key: where Prodigi has the order
   * already, that one is answered.
   * @param before comes before each try, and ends them where it throws
   */
  async createOrder(request: CreateOrderRequest, before?: () => Promise<void>): Promise<CreateOrderResult> {
    const reply = await this.call('POST', '/orders', request, before)
    const outcome = reply.outcome ?? ''
    if (reply.order && same(outcome, 'onhold')) return { kind: 'held', outcome, orderId: reply.order.id }
    if (!reply.order || !CREATED.has(outcome.toLowerCase())) {
      throw new ProdigiError(
        reasonOf(200, outcome),
        `Prodigi answered ${outcome || 'without an outcome'}: look at its dashboard`,
        200,
      )
    }
    const whole = prodigiOrderSchema.safeParse(reply.order)
    if (whole.success) return { kind: 'order', outcome, order: whole.data }
    return this.wholeOrder(reply.order.id, outcome)
  }

  /** A repeat may be answered with the id alone, and an order that Prodigi holds back is hidden until it lets go. */
  private async wholeOrder(id: string, outcome: string): Promise<CreateOrderResult> {
    try {
      return { kind: 'order', outcome, order: await this.getOrder(id) }
    } catch (error) {
      if (error instanceof ProdigiError && error.reason === 'not_found')
        return { kind: 'held', outcome, orderId: id }
      throw error
    }
  }

  /** @throws ProdigiError `not_found` for an unknown order, and for one that Prodigi holds back. */
  async getOrder(id: string): Promise<ProdigiOrder> {
    const reply = await this.call('GET', `/orders/${encodeURIComponent(id)}`)
    const parsed = prodigiOrderSchema.safeParse(reply.order)
    if (!parsed.success) {
      throw new ProdigiError('unexpected', `Prodigi's answer about ${id} cannot be read`, 200, {
        cause: parsed.error,
      })
    }
    return parsed.data
  }

  /** Orders that carry our reference, the newest first; one that Prodigi holds back is not among them, whatever it is asked for. */
  async findOrders(merchantReference: string): Promise<ProdigiOrder[]> {
    const query = new URLSearchParams({ top: '100', merchantReferences: merchantReference })
    const reply = await this.call('GET', `/orders?${query.toString()}`)
    const parsed = prodigiOrderSchema.array().safeParse(reply.orders)
    if (!parsed.success) {
      throw new ProdigiError('unexpected', "Prodigi's list of orders cannot be read", 200, {
        cause: parsed.error,
      })
    }
    // Should Prodigi ever overlook the filter, nobody else's order may count as ours.
    return parsed.data.filter((order) => order.merchantReference === merchantReference)
  }

  /** The order that carries our reference and is not cancelled, or null; of several the first that was made. */
  async printOf(merchantReference: string): Promise<ProdigiOrder | null> {
    const made = await this.findOrders(merchantReference)
    return made.findLast(({ status }) => !same(status.stage, 'cancelled')) ?? null
  }

  /**
   * @param before comes before each try, and ends them where it throws
   * @throws ProdigiError `refused` where Prodigi will not cancel any more, or not all of it; the message says which.
   */
  async cancelOrder(id: string, before?: () => Promise<void>): Promise<void> {
    const path = `/orders/${encodeURIComponent(id)}/actions/cancel`
    const reply = await this.call('POST', path, undefined, before)
    if (same(reply.outcome, 'cancelled')) return
    // The answer to an earlier try may have been lost.
    const order = await this.getOrder(id)
    const isPart = isPartCancelled(toSnapshot(order))
    if (same(order.status.stage, 'cancelled') && !isPart) return
    throw new ProdigiError('refused', isPart ? STOPPED_IN_PART : STOPPED_NO_MORE, 200)
  }

  /** What Prodigi sells under a SKU. @throws ProdigiError `not_found` for a SKU that it does not know */
  async getProduct(sku: string): Promise<ProdigiProduct> {
    const reply = await this.call('GET', `/products/${encodeURIComponent(sku)}`)
    const parsed = prodigiProductSchema.safeParse(reply.product)
    if (!parsed.success) {
      throw new ProdigiError('unexpected', `Prodigi's answer about ${sku} cannot be read`, 200, {
        cause: parsed.error,
      })
    }
    return parsed.data
  }

  /**
   * What Prodigi would charge for an order that is sent by the method asked for.
   * @throws ProdigiError `unexpected` where it offers none, with its own words
   */
  async quote(request: QuoteRequest): Promise<ProdigiQuote> {
    const reply = await this.call('POST', QUOTES, request)
    const parsed = prodigiQuoteSchema.array().safeParse(reply.quotes)
    if (!parsed.success)
      throw new ProdigiError('unexpected', "Prodigi's quote cannot be read", 200, { cause: parsed.error })
    const quote = parsed.data.find(({ shipmentMethod }) =>
      same(shipmentMethod, request.shippingMethod.toLowerCase()),
    )
    if (quote && CREATED.has(reply.outcome?.toLowerCase() ?? '')) return quote
    const issues = [...quoteIssuesSchema.parse(reply.issues), ...(quote?.issues ?? [])]
    const words = issues
      .map(({ description, errorCode }) => description ?? errorCode ?? 'an issue')
      .join('; ')
    throw new ProdigiError(
      'unexpected',
      `Prodigi offers no ${request.shippingMethod} delivery of this order (${words || (reply.outcome ?? 'no outcome')})`,
      200,
    )
  }

  /** What keeps us from Prodigi, by one question that is given up after two seconds; null where nothing does. */
  async trouble(): Promise<'bad_key' | 'away' | null> {
    try {
      await this.once('GET', '/orders?top=1', undefined, 2000)
      return null
    } catch (error) {
      return error instanceof ProdigiError && error.reason === 'unauthenticated' ? 'bad_key' : 'away'
    }
  }

  private call(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    before?: () => Promise<void>,
  ): Promise<Reply> {
    const timeout = this.options.timeoutMs ?? DEFAULT_TIMEOUT_MS
    const attempt = async () => {
      await before?.()
      return this.once(method, path, body, timeout)
    }
    return withRetries(attempt, this.options.retry ?? DEFAULT_RETRY)
  }

  private async once(method: string, path: string, body: unknown, timeoutMs: number): Promise<Reply> {
    const { response, text } = await this.send(method, path, body, timeoutMs)
    const reply = replySchema.safeParse(parseJson(text))
    const data = reply.success ? reply.data : null
    if (response.ok && data) return data
    if (response.ok)
      throw new ProdigiError('unexpected', 'Prodigi answered something that is not its API', response.status)
    throw new ProdigiError(
      reasonOf(response.status, data?.outcome ?? null),
      describeFailure(data, response.status, path === QUOTES ? 'quote' : 'order'),
      response.status,
      { retryAfterMs: retryAfter(response.headers.get('retry-after')) },
    )
  }

  private async send(method: string, path: string, body: unknown, timeoutMs: number) {
    try {
      const response = await fetch(`${this.options.baseUrl}${path}`, {
        method,
        headers: {
          'X-API-Key': this.options.apiKey,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      })
      return { response, text: await response.text() }
    } catch (cause) {
      const late = cause instanceof DOMException && cause.name === 'TimeoutError'
      throw late
        ? new ProdigiError('timeout', `Prodigi did not answer within ${timeoutMs / 1000} s`, null, { cause })
        : new ProdigiError('network', 'Prodigi cannot be reached', null, { cause })
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
