import { Module } from '@medusajs/framework/utils'
import DeviceCatalogService from './service'

export const DEVICE_CATALOG_MODULE = 'device_catalog'

declare module '@medusajs/framework/types' {
  interface ModuleImplementations {
    device_catalog: DeviceCatalogService
  }
}

export default Module(DEVICE_CATALOG_MODULE, { service: DeviceCatalogService })
