import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import type { Context } from '@medusajs/framework/types'
import { InjectManager, MedusaContext, MedusaService } from '@medusajs/framework/utils'
import JobHeartbeat from './models/job-heartbeat'

/** Its one row. */
const JOBS = 'jobs'

export default class JobHeartbeatService extends MedusaService({ JobHeartbeat }) {
  @InjectManager()
  async beat(@MedusaContext() context: Context<SqlEntityManager> = {}): Promise<void> {
    if (!context.manager) throw new Error('There is no connection to the database')
    await context.manager.execute(
      `insert into job_heartbeat (id, beat_at) values (?, now())
       on conflict (id) do update set beat_at = now(), updated_at = now()`,
      [JOBS],
    )
  }
}
