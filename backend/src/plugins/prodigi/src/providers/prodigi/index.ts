import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import { ProdigiFulfillmentProvider } from './service'

export default ModuleProvider(Modules.FULFILLMENT, { services: [ProdigiFulfillmentProvider] })
