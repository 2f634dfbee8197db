import { Module } from '@medusajs/framework/utils'
import { MembershipModuleService } from './service'

export const MEMBERSHIP_MODULE = 'membership'

declare module '@medusajs/framework/types' {
  interface ModuleImplementations {
    [MEMBERSHIP_MODULE]: MembershipModuleService
  }
}

export default Module(MEMBERSHIP_MODULE, { service: MembershipModuleService })
