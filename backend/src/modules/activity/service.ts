import { MedusaService } from '@medusajs/framework/utils'
import AdminActivity from './models/admin-activity'

/** What those did who work on the shop. Written and settled by `lib/activity`, which the database holds to it. */
export default class ActivityService extends MedusaService({ AdminActivity }) {}
