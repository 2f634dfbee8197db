import type { Logger } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import path from 'node:path'
import { env } from '../../env'
import { sweepDerived } from '../../lib/files/sweep-derived'

const EVERY_MS = 3_600_000

/** Every process, whatever it does, keeps its own folder of derived files short: a job would see the worker's alone. */
export default class DerivedFilesService {
  private timer: NodeJS.Timeout | undefined

  readonly __hooks = {
    onApplicationStart: async () => {
      void this.sweep()
      this.timer = setInterval(() => void this.sweep(), EVERY_MS).unref()
    },
    onApplicationPrepareShutdown: async () => clearInterval(this.timer),
  }

  constructor(private readonly container: Record<string, unknown>) {}

  private async sweep(): Promise<void> {
    try {
      await sweepDerived(path.resolve(env.FILES_DIR, 'derived'))
    } catch (fault) {
      const logger = this.container[ContainerRegistrationKeys.LOGGER] as Logger
      logger.error('The derived files could not be swept', fault as Error)
    }
  }
}
