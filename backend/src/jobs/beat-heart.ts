import type { MedusaContainer } from '@medusajs/framework/types'
import { endSilence } from '../lib/health/silent-database'
import { JOB_HEARTBEAT_MODULE } from '../modules/job_heartbeat'

/** Says that jobs are run: servers, which run none themselves, look at it. */
export default async function beatHeart(container: MedusaContainer) {
  // A process that only works hears of no call.
  endSilence(container)
  await container.resolve(JOB_HEARTBEAT_MODULE).beat()
}

export const config = { name: 'beat-heart', schedule: '* * * * *' }
