import type { Cart } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { Customer } from '../http/principal'
import { beneficiary } from '../checkout/quote-cart'
import type { Buyer } from '../checkout/resolve-lines'
import { readCart } from './read-cart'

interface CartCall {
  scope: MedusaContainer
  customer: Customer
  guestKeyHash: string | null
}

/** Changes the caller's kept cart, if that is wanted, and answers it as it is then. */
export async function answerCart(
  { scope, customer, guestKeyHash }: CartCall,
  change?: (customerId: string, buyer: Buyer) => Promise<void>,
): Promise<Cart> {
  const buyer = { customer: await beneficiary(scope, customer), guestKeyHash }
  await change?.(customer.id, buyer)
  return readCart(scope, customer.id, buyer)
}
