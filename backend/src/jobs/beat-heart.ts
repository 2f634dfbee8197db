import type { MedusaContainer } from '@medusajs/framework/types'
import { JOB_HEARTBEAT_MODULE } from '../modules/job_heartbeat'

/** Says that jobs are run: servers, which run none themselves, look at it. */
export default async function beatHeart(container: MedusaContainer) {
  await container.resolve(JOB_HEARTBEAT_MODULE).beat()
}

export const config = { name: 'beat-heart', schedule: '* * * * *' }
