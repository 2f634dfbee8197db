import type { Event, IEventBusModuleService, Logger } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { changesCatalogue } from '../../lib/cache/changes'
import { dropStamp } from '../../lib/cache/stamp'

/** An event may be told from within a transaction; what was read before its end is made again after this. */
const SETTLED_MS = 1000

/**
 * Listens, in every process, to every event that the process itself tells, and lets go of the cached catalogue where
 * one concerns it. An interceptor hears of a change before whoever made it is answered; a subscriber would hear of it
 * later, in a worker, by way of a queue.
 */
export default class CatalogueCacheService {
  private settling: NodeJS.Timeout | undefined

  readonly __hooks = {
    onApplicationStart: async () => this.listen(),
    onApplicationPrepareShutdown: async () => clearTimeout(this.settling),
  }

  constructor(private readonly container: Record<string, unknown>) {}

  private listen() {
    const bus = this.container[Modules.EVENT_BUS] as IEventBusModuleService
    bus.addInterceptor?.(async ({ name }: Pick<Event, 'name'>) => {
      if (changesCatalogue(name)) await this.changed()
    })
  }

  private async changed() {
    clearTimeout(this.settling)
    this.settling = setTimeout(() => void this.drop(), SETTLED_MS)
    this.settling.unref()
    await this.drop()
  }

  private async drop() {
    try {
      await dropStamp({ resolve: (key: string) => this.container[key] })
    } catch (fault) {
      const logger = this.container[ContainerRegistrationKeys.LOGGER] as Logger
      logger.error('The cached catalogue could not be let go of', fault as Error)
    }
  }
}
