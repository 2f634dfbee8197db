import { RedisDistributedTransactionStorage } from '@medusajs/workflow-engine-redis/dist/utils/workflow-orchestrator-storage'
import { Patience, SILENCE } from '../../lib/redis/patience'

type Get = RedisDistributedTransactionStorage['get']
type Save = RedisDistributedTransactionStorage['save']
/** What Medusa keeps to itself. */
interface Hidden {
  saveToDb: (data: Parameters<Save>[1], retentionTime?: number) => Promise<void>
}

/**
 * Keeps how far a workflow has come in Redis and, while that is away, in PostgreSQL alone, where Medusa keeps it besides. A cart is
 * completed by one process at a time (see withCheckoutLock), so no other looks for it in Redis.
 */
export class PatientStorage extends RedisDistributedTransactionStorage {
  private readonly patience: Patience

  constructor(cradle: ConstructorParameters<typeof RedisDistributedTransactionStorage>[0]) {
    super(cradle)
    this.patience = new Patience(cradle.redisConnection)
  }

  /** What Redis came to, or what is done instead. @throws what went wrong although Redis is there */
  private async ask<T>(work: () => Promise<T>, instead: () => Promise<T>): Promise<T> {
    if (this.patience.isAway) return await instead()
    try {
      const came = await this.patience.wait(work())
      return came === SILENCE ? await instead() : came
    } catch (error) {
      if (!this.patience.isAway) throw error
      return await instead()
    }
  }

  override get(...[key, options]: Parameters<Get>): ReturnType<Get> {
    const alone = { ...options, _cachedRawData: null } as Parameters<Get>[1]
    const inDatabase = () => super.get(key, alone)
    return this.ask(() => super.get(key, options), inDatabase)
  }

  override save(...[key, data, ttl, options]: Parameters<Save>): ReturnType<Save> {
    return this.ask(
      () => super.save(key, data, ttl, options),
      async () => {
        await (this as unknown as Hidden).saveToDb(data, options?.retentionTime)
        return data
      },
    )
  }
}
