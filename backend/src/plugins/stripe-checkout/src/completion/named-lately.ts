import type Stripe from 'stripe'
import { checkoutEvent } from '../lib/webhook-events'
import { lookFrom, type Look } from './look-from'

/** Whatever ends a payment page, or tells that its payment came later. */
const TYPES = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
]
const PAGE = 100

/** A part of Stripe's list that is still to be read: what came since then (in seconds since 1970), and before this event if it names one. */
interface Part {
  since: number
  before?: string
}

interface Named {
  ids: string[]
  /** When the latest of these events came about. */
  newest: number | null
  rest: Part | null
}

export interface AtStripe {
  databaseNow: () => Promise<Date>
  stripe: { events: Pick<Stripe.EventsResource, 'list'> }
}

/** What a process knows of Stripe's list of events: how far it was read, and what of it is left to be read. */
export class NamedLately {
  /** Whether Stripe answered when it was last asked. Where it does not, each page has to be asked for more often. */
  isTold = true
  private last: Look | null = null
  /** What looks before had no time for, the latest first; not what somebody is reading just now. */
  private left: Part[] = []

  /**
   * The checkouts of which Stripe has said lately that their page ended, whether or not its events arrived: a hundred with each call,
   * where asking page by page costs a call for each that is open, hour after hour. Those whose end is the latest come first. Whoever asks
   * for the next has looked at the ones before. What there is no time for `until` then comes with another look, after what is new by then.
   */
  async *read(service: AtStripe, until: number): AsyncGenerator<string[]> {
    const now = Math.floor((await service.databaseNow()).getTime() / 1000)
    const { ids, newest, rest } = await this.ask(service, { since: lookFrom(this.last, now) })
    yield ids
    this.last = { askedAt: now, newest: newest ?? this.last?.newest ?? null }
    if (rest) this.left.unshift(rest)
    while (performance.now() < until) {
      const part = this.left.shift()
      if (!part) return
      yield* this.readOn(service, part)
    }
  }

  private async *readOn(service: AtStripe, part: Part): AsyncGenerator<string[]> {
    let rest: Part | null = part
    try {
      const named = await this.ask(service, part)
      yield named.ids
      rest = named.rest
    } finally {
      if (rest) this.left.unshift(rest)
    }
  }

  private async ask({ stripe }: AtStripe, { since, before }: Part): Promise<Named> {
    const wanted = { types: TYPES, created: { gte: since }, limit: PAGE }
    try {
      const { data, has_more } = await stripe.events.list(
        before ? { ...wanted, starting_after: before } : wanted,
      )
      this.isTold = true
      const ids = new Set(data.flatMap((event) => checkoutEvent(event)?.checkoutId ?? []))
      const oldest = data.at(-1)
      return {
        ids: [...ids],
        newest: data[0]?.created ?? null,
        rest: has_more && oldest ? { since, before: oldest.id } : null,
      }
    } catch (error) {
      this.isTold = false
      throw error
    }
  }
}
