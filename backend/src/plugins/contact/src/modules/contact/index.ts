import { Module } from '@medusajs/framework/utils'
import { ContactModuleService } from './service'

export const CONTACT_MODULE = 'contact'

declare module '@medusajs/framework/types' {
  interface ModuleImplementations {
    [CONTACT_MODULE]: ContactModuleService
  }
}

export default Module(CONTACT_MODULE, { service: ContactModuleService })
