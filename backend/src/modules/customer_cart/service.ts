import { MedusaService } from '@medusajs/framework/utils'
import CustomerCart from './models/customer-cart'

export default class CustomerCartService extends MedusaService({ CustomerCart }) {}
