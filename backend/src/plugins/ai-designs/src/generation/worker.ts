import type { Logger, MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { firstOf } from '../first-of'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { atOnce } from './at-once'
import { drawSlot } from './draw-slot'
import { endUnserved } from './end-unserved'
import { giveBack, renewLeases, takeBackExpired } from './leases'
import { noticesOf, type Notices } from './notices'
import { forgetRests } from './rests'
import { nextDueMs, takeSlot, type TakenSlot } from './take-slot'
import type { ProviderId } from './types'

const RENEW_MS = 10_000
const GRACE_MS = 25_000
const LOOK_MS = 5000
/** After a fault of our own, such as a database that is away. */
const REST_MS = 1000

interface Drawing {
  slot: TakenSlot
  stop: AbortController
  ended: Promise<void>
}

/** Takes slots whose turn it is and draws them, a few at a time. One in a process. */
export class Worker {
  private readonly id = `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`
  private readonly notices: Notices
  private readonly logger: Logger
  private readonly over = new AbortController()
  private readonly drawings = new Map<string, Drawing>()
  private readonly loops: Promise<void>[]
  private readonly renewing: NodeJS.Timeout
  private taken = 0

  constructor(private readonly container: MedusaContainer) {
    this.notices = noticesOf(container)
    this.logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    this.notices.onCancelled((jobId) => this.abort(({ slot }) => slot.jobId === jobId))
    this.renewing = setInterval(() => void this.attempt('renewing leases', () => this.renew()), RENEW_MS)
    void this.attempt('ending what nobody draws', () => endUnserved(container))
    const { usual, artist } = container.resolve(AI_DESIGNS_MODULE).providers
    const begun = this.attempt('beginning anew', () => forgetRests(container))
    this.loops = [...new Set<ProviderId>([usual.id, artist.id])].map((provider) =>
      begun.then(() => this.run(provider)),
    )
  }

  takeNoMore(): void {
    this.over.abort()
  }

  /** Lets running ones finish for a while, then gives back what is left. */
  async stop(): Promise<void> {
    this.takeNoMore()
    await Promise.race([
      Promise.all([...this.loops, ...[...this.drawings.values()].map(({ ended }) => ended)]),
      sleep(GRACE_MS, undefined, { ref: false }),
    ])
    clearInterval(this.renewing)
    const left = [...this.drawings.values()]
    for (const { slot } of left)
      await this.attempt('giving a slot back', () => giveBack(this.container, slot))
    this.abort(() => true)
    await Promise.all(left.map(({ ended }) => ended))
  }

  private async run(provider: ProviderId): Promise<void> {
    await this.attempt('taking back expired leases', () => takeBackExpired(this.container))
    while (!this.over.signal.aborted) {
      // Listening begins before looking, so that what comes in between is heard.
      const hearing = firstOf(this.over.signal)
      const news = this.notices.ofQueue(LOOK_MS, hearing.signal)
      const took = await this.attempt('taking a slot', () => this.take(provider))
      if (took === undefined) await sleep(REST_MS, undefined, { ref: false })
      else if (!took) await Promise.race([news, this.someEnd(provider), this.due(provider)])
      hearing.over()
    }
  }

  private async take(provider: ProviderId): Promise<boolean> {
    const { settings } = this.container.resolve(AI_DESIGNS_MODULE)
    const most = atOnce(settings, provider)
    if (this.drawnOf(provider).length >= most) return false
    this.taken += 1
    const slot = await takeSlot(this.container, {
      provider,
      leaseOwner: `${this.id}:${this.taken}`,
      size: settings.size,
      // A provider's own limit holds for all processes; the built-in artist's is what a machine can bear.
      mostTogether: provider === 'openai' ? most : null,
    })
    if (!slot) return false
    const stop = new AbortController()
    const ended = this.attempt('drawing', () => drawSlot(this.container, slot, stop.signal)).then(
      () => void this.drawings.delete(slot.leaseOwner),
    )
    this.drawings.set(slot.leaseOwner, { slot, stop, ended })
    return true
  }

  private drawnOf(provider: ProviderId): Drawing[] {
    return [...this.drawings.values()].filter(({ slot }) => slot.provider === provider)
  }

  private async someEnd(provider: ProviderId): Promise<void> {
    const running = this.drawnOf(provider)
    if (running.length > 0) await Promise.race(running.map(({ ended }) => ended))
    else await new Promise<void>(() => undefined)
  }

  private async due(provider: ProviderId): Promise<void> {
    const ms = await this.attempt('looking ahead', () => nextDueMs(this.container, provider))
    await sleep(Math.min(LOOK_MS, ms ?? LOOK_MS) + 20, undefined, { ref: false })
  }

  private async renew(): Promise<void> {
    // What is begun while the database answers is not among them and goes on.
    const asked = new Set(this.drawings.keys())
    const held = await renewLeases(this.container, [...asked])
    // Cancelled, or taken over: nobody waits for it from us.
    this.abort(({ slot: { leaseOwner } }) => asked.has(leaseOwner) && !held.has(leaseOwner))
    await takeBackExpired(this.container)
  }

  private abort(which: (drawing: Drawing) => boolean): void {
    for (const drawing of this.drawings.values()) if (which(drawing)) drawing.stop.abort()
  }

  private async attempt<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      this.logger.error(
        `Generation, ${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )
      return undefined
    }
  }
}
