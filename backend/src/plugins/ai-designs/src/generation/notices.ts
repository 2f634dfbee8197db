import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { EventEmitter, once } from 'node:events'
import { Client } from 'pg'
import { firstOf } from '../first-of'
import { EVENT_CHANNEL, WAKE_CHANNEL } from './events'

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5000
/** Where nobody tells us anything, we look ourselves this often. */
const LOOK_MS = { told: 5000, deaf: 500 }

/**
 * Hears what other processes write, over one connection of its own. It is a hint and never the truth: who waits looks at the
 * rows, also when the line drops and when it is back, so nothing is lost with it.
 */
export class Notices {
  private readonly ears = new EventEmitter().setMaxListeners(0)
  private client: Client | null = null
  private over = false
  private wait = FIRST_WAIT_MS
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly container: MedusaContainer) {
    void this.connect()
  }

  /** Ends when something may have happened to the job, after a while, or with the signal. */
  async ofJob(jobId: string, mostMs: number, signal: AbortSignal): Promise<void> {
    await this.heard([`job:${jobId}`, 'all'], Math.min(mostMs, this.lookMs), signal)
  }

  /** The same for the queue as a whole. */
  async ofQueue(mostMs: number, signal: AbortSignal): Promise<void> {
    await this.heard(['queue', 'all'], Math.min(mostMs, this.lookMs), signal)
  }

  onCancelled(tell: (jobId: string) => void): void {
    this.ears.on('cancelled', tell)
  }

  async stop(): Promise<void> {
    this.over = true
    clearTimeout(this.timer)
    this.ears.emit('all')
    const { client } = this
    this.client = null
    await client?.end().catch(() => undefined)
  }

  private get lookMs(): number {
    return this.client ? LOOK_MS.told : LOOK_MS.deaf
  }

  private async heard(names: string[], mostMs: number, signal: AbortSignal): Promise<void> {
    const end = firstOf(signal)
    const timer = setTimeout(() => end.over(), mostMs)
    try {
      await Promise.race(names.map((name) => once(this.ears, name, { signal: end.signal })))
    } catch {
      // The time is over, or nobody waits any more.
    } finally {
      clearTimeout(timer)
      end.over()
    }
  }

  private async connect(): Promise<void> {
    const { projectConfig } = this.container.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
    const driver = projectConfig.databaseDriverOptions as { connection?: { ssl?: boolean } } | undefined
    const ssl = driver?.connection?.ssl
    const client = new Client({
      connectionString: projectConfig.databaseUrl,
      application_name: 'generation-notices',
      keepAlive: true,
      ...(ssl === undefined ? {} : { ssl }),
    })
    const lost = () => this.lost(client)
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ channel, payload = '' }) => this.hear(channel, payload))
    try {
      await client.connect()
      await client.query(`listen ${EVENT_CHANNEL}`)
      await client.query(`listen ${WAKE_CHANNEL}`)
    } catch {
      lost()
      return
    }
    if (this.over) return void client.end().catch(() => undefined)
    this.client = client
    this.wait = FIRST_WAIT_MS
    // What was said meanwhile is in the rows.
    this.ears.emit('all')
  }

  private lost(client: Client): void {
    client.removeAllListeners('end')
    if (this.client === client) this.client = null
    void client.end().catch(() => undefined)
    if (this.over || this.timer) return
    this.ears.emit('all')
    this.timer = setTimeout(() => {
      this.timer = undefined
      void this.connect()
    }, this.wait)
    this.timer.unref()
    this.wait = Math.min(LONGEST_WAIT_MS, this.wait * 2)
  }

  private hear(channel: string, payload: string): void {
    if (channel === EVENT_CHANNEL) this.ears.emit(`job:${payload.slice(0, payload.lastIndexOf(':'))}`)
    else if (payload.startsWith('cancelled:')) this.ears.emit('cancelled', payload.slice('cancelled:'.length))
    else this.ears.emit('queue')
  }
}

let notices: Notices | null = null

/** The ears of this process; they open with the first who listens. */
export const noticesOf = (container: MedusaContainer): Notices => (notices ??= new Notices(container))

export async function closeNotices(): Promise<void> {
  const old = notices
  notices = null
  await old?.stop()
}
