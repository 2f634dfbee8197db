import { model } from '@medusajs/framework/utils'

/** When some worker last ran what is due each minute. One row for the whole shop. */
const JobHeartbeat = model.define('job_heartbeat', {
  id: model.text().primaryKey(),
  beat_at: model.dateTime(),
})
export default JobHeartbeat
