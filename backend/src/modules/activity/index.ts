import { Module } from '@medusajs/framework/utils'
import ActivityService from './service'

export const ACTIVITY_MODULE = 'activity'

declare module '@medusajs/framework/types' {
  interface ModuleImplementations {
    activity: ActivityService
  }
}

export default Module(ACTIVITY_MODULE, { service: ActivityService })
