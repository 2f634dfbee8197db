import { Module } from '@medusajs/framework/utils'
import { ProdigiModuleService } from './service'

export const PRODIGI_MODULE = 'prodigi'

declare module '@medusajs/framework/types' {
  interface ModuleImplementations {
    [PRODIGI_MODULE]: ProdigiModuleService
  }
}

export default Module(PRODIGI_MODULE, { service: ProdigiModuleService })
