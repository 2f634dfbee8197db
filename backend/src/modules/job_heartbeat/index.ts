import { Module } from '@medusajs/framework/utils'
import JobHeartbeatService from './service'

export const JOB_HEARTBEAT_MODULE = 'job_heartbeat'

declare module '@medusajs/framework/types' {
  interface ModuleImplementations {
    job_heartbeat: JobHeartbeatService
  }
}

export default Module(JOB_HEARTBEAT_MODULE, { service: JobHeartbeatService })
