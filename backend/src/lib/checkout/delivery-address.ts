import type { CheckoutAddress } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { failure } from '../http/fail'

const INCOMPLETE =
  'Your delivery address is not complete. Please give its street, town and postcode before checkout'

/**
 * The customer's default address as it goes into the order; a later change of the address book does not reach it.
 * @throws failure `address_required`, and `shipping_unavailable` for a country that is not delivered to
 */
export async function deliveryAddress(
  scope: MedusaContainer,
  customerId: string,
  countries: string[],
): Promise<CheckoutAddress> {
  const customers = scope.resolve(Modules.CUSTOMER)
  const [found] = await customers.listCustomerAddresses({
    customer_id: customerId,
    is_default_shipping: true,
  })
  if (!found) throw failure('address_required', 'Please add a delivery address before checkout')
  const [address_1, city, postal_code] = [found.address_1, found.city, found.postal_code].map(
    (part) => part?.trim() ?? '',
  )
  // Medusa's admin keeps an address without them, which neither Stripe nor Prodigi takes.
  if (!address_1 || !city || !postal_code) throw failure('address_required', INCOMPLETE)
  const country = (found.country_code ?? 'gb').toLowerCase()
  if (!countries.includes(country)) {
    throw failure('shipping_unavailable', "We don't ship to your country yet. Please choose a UK address.")
  }
  const customer = await customers.retrieveCustomer(customerId)
  return {
    first_name: found.first_name || customer.first_name || '',
    last_name: found.last_name || customer.last_name || '',
    address_1,
    ...(found.address_2 ? { address_2: found.address_2 } : {}),
    city,
    postal_code,
    country_code: country,
    ...(found.phone ? { phone: found.phone } : {}),
  }
}
