import redisEventBus from '@medusajs/medusa/event-bus-redis'
import PatientEventBus from './service'

/** Stands where Medusa's bus on Redis would, with that one's connection. */
export default { service: PatientEventBus, loaders: redisEventBus.loaders ?? [] }
