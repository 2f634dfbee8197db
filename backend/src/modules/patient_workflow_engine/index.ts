import { asClass } from '@medusajs/framework/awilix'
import type { LoaderOptions } from '@medusajs/framework/types'
import redisEngine from '@medusajs/medusa/workflow-engine-redis'
import { createRequire } from 'node:module'
import { PatientStorage } from './storage'

/** From here Medusa takes the engine with its tables, so that only what is added to its own definition counts. */
export const discoveryPath = createRequire(__filename).resolve('@medusajs/workflow-engine-redis')

const usePatientStorage = ({ container }: LoaderOptions) => {
  container.register({ redisDistributedTransactionStorage: asClass(PatientStorage).singleton() })
  return Promise.resolve()
}

redisEngine.loaders = [...(redisEngine.loaders ?? []), usePatientStorage]

export default redisEngine
