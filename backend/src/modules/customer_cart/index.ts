import { Module } from '@medusajs/framework/utils'
import CustomerCartService from './service'

export const CUSTOMER_CART_MODULE = 'customer_cart'

declare module '@medusajs/framework/types' {
  interface ModuleImplementations {
    customer_cart: CustomerCartService
  }
}

export default Module(CUSTOMER_CART_MODULE, { service: CustomerCartService })
