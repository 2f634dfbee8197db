import RedisEventBus from '@medusajs/event-bus-redis/dist/services/event-bus-redis'
import { Patience } from '../../lib/redis/patience'

/**
 * Medusa's event bus on Redis, which never holds up whoever tells it something, nor fails them: its client keeps what it could not send,
 * in order, and sends it once Redis is back. One that is back, and still reads what it had kept, refuses (`LOADING`). What must not be
 * lost stands in PostgreSQL; jobs look there.
 */
export default class PatientEventBus extends RedisEventBus {
  private readonly patience = new Patience(this.eventBusRedisConnection_)

  private async tell(work: Promise<void>): Promise<void> {
    const told = work.catch((error: unknown) => {
      this.logger_.warn(`An event was not told: ${String(error)}`)
    })
    if (!this.patience.isAway) await this.patience.wait(told)
  }

  override emit(...told: Parameters<RedisEventBus['emit']>): Promise<void> {
    return this.tell(super.emit(...told))
  }
  override releaseGroupedEvents(...of: Parameters<RedisEventBus['releaseGroupedEvents']>): Promise<void> {
    return this.tell(super.releaseGroupedEvents(...of))
  }
  override clearGroupedEvents(...of: Parameters<RedisEventBus['clearGroupedEvents']>): Promise<void> {
    return this.tell(super.clearGroupedEvents(...of))
  }
}
