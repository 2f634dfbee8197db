import { Module } from '@medusajs/framework/utils'
import PromotionHoldService from './service'

export const PROMOTION_HOLD_MODULE = 'promotion_hold'

declare module '@medusajs/framework/types' {
  interface ModuleImplementations {
    promotion_hold: PromotionHoldService
  }
}

export default Module(PROMOTION_HOLD_MODULE, { service: PromotionHoldService })
