import { Module } from '@medusajs/framework/utils'
import { OrderApprovalModuleService } from './service'

export const ORDER_APPROVAL_MODULE = 'order_approval'

declare module '@medusajs/framework/types' {
  interface ModuleImplementations {
    [ORDER_APPROVAL_MODULE]: OrderApprovalModuleService
  }
}

export default Module(ORDER_APPROVAL_MODULE, { service: OrderApprovalModuleService })
