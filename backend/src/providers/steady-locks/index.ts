import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import redisLocking from '@medusajs/medusa/locking-redis'
import { SteadyLocks } from './service'

export default ModuleProvider(Modules.LOCKING, {
  services: [SteadyLocks],
  loaders: redisLocking.loaders ?? [],
})
