import { MedusaService } from '@medusajs/framework/utils'
import PromotionHold from './models/promotion-hold'

export default class PromotionHoldService extends MedusaService({ PromotionHold }) {}
