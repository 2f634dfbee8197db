import { Module } from '@medusajs/framework/utils'
import StripeCheckoutService from './service'

export const STRIPE_CHECKOUT_MODULE = 'stripe_checkout'

declare module '@medusajs/framework/types' {
  interface ModuleImplementations {
    stripe_checkout: StripeCheckoutService
  }
}

export default Module(STRIPE_CHECKOUT_MODULE, { service: StripeCheckoutService })
