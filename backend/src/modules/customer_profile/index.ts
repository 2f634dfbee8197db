import { Module } from '@medusajs/framework/utils'
import CustomerProfileService from './service'

export const CUSTOMER_PROFILE_MODULE = 'customer_profile'

declare module '@medusajs/framework/types' {
  interface ModuleImplementations {
    customer_profile: CustomerProfileService
  }
}

export default Module(CUSTOMER_PROFILE_MODULE, { service: CustomerProfileService })
