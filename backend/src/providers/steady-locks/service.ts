import { InMemoryLockingProvider } from '@medusajs/locking/dist/providers/in-memory'
import { RedisLockingProvider } from '@medusajs/locking-redis/dist/services/redis-lock'
import type { ILockingProvider } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'
import { Patience } from '../../lib/redis/patience'

type Args<Call extends keyof ILockingProvider> = Parameters<ILockingProvider[Call]>
type Cradle = ConstructorParameters<typeof RedisLockingProvider>[0]

/** Somebody else has the lock: that is an answer. Whatever else is thrown says that Redis gave none. */
const isAnswer = (error: unknown): boolean => MedusaError.isMedusaError(error)

/**
 * Medusa's locks in Redis and, while that does not answer, in this process alone. That is enough: what must happen once is kept so by
 * rows and locks of PostgreSQL, and these only spare processes work that one of them would throw away.
 */
export class SteadyLocks implements ILockingProvider {
  static identifier = 'steady-locks'
  private readonly shared: ILockingProvider
  private readonly own: ILockingProvider = new InMemoryLockingProvider()
  private readonly patience: Patience

  constructor(cradle: Cradle, options: ConstructorParameters<typeof RedisLockingProvider>[1]) {
    this.shared = new RedisLockingProvider(cradle, options)
    this.patience = new Patience(cradle.redisClient)
  }

  /** @throws what was an answer */
  private noAnswer(error: unknown): void {
    if (isAnswer(error)) throw error
    this.patience.doubt()
  }

  async execute<T>(
    ...[keys, job, args]: [Args<'execute'>[0], (signal?: AbortSignal) => Promise<T>, Args<'execute'>[2]?]
  ): Promise<T> {
    if (this.patience.isAway) return await this.own.execute(keys, job, args)
    let began = false
    let done: { value: T } | null = null
    const watched = async (signal?: AbortSignal) => {
      began = true
      const value = await job(signal)
      done = { value }
      return value
    }
    try {
      return await this.shared.execute(keys, watched, args)
    } catch (error) {
      // The work's own.
      if (began && !done) throw error
      // The lock was lost meanwhile, or could not be given back, and goes by itself; the work is done.
      if (done) {
        if (!isAnswer(error)) this.patience.doubt()
        return (done as { value: T }).value
      }
      this.noAnswer(error)
      return await this.own.execute(keys, job, args)
    }
  }

  async acquire(...args: Args<'acquire'>): Promise<void> {
    if (this.patience.isAway) {
      await this.own.acquire(...args)
      return
    }
    try {
      await this.shared.acquire(...args)
    } catch (error) {
      this.noAnswer(error)
      await this.own.acquire(...args)
    }
  }

  /** Of both: which of them was asked for it may have changed since. */
  async release(...args: Args<'release'>): Promise<boolean> {
    const own = await this.own.release(...args)
    // Whatever is held there goes by itself.
    if (this.patience.isAway) return true
    try {
      return (await this.shared.release(...args)) || own
    } catch (error) {
      this.noAnswer(error)
      return true
    }
  }

  async releaseAll(...args: Args<'releaseAll'>): Promise<void> {
    await this.own.releaseAll(...args)
    await this.shared.releaseAll(...args).catch((error: unknown) => {
      this.noAnswer(error)
    })
  }
}
