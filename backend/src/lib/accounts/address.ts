import type { Address } from '@caseloom/contract'
import type { CustomerAddressDTO, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { Customer } from '../http/principal'
import { failure } from '../http/fail'

/** A customer's address as `/api` shows it: `name` is what the customer calls it. */
export function toAddress(row: CustomerAddressDTO): Address {
  return {
    id: row.id,
    name: row.address_name ?? '',
    street: [row.address_1, row.address_2].filter(Boolean).join(', '),
    city: row.city ?? '',
    postcode: row.postal_code ?? '',
    country: (row.country_code ?? 'gb').toUpperCase(),
    phone: row.phone ?? '',
    isDefault: row.is_default_shipping,
  }
}

export interface AddressInput {
  name: string
  street: string
  city: string
  postcode: string
  country: string
  phone?: string | undefined
}

/** What Medusa keeps of a form; the recipient is the customer. */
export function toRow(
  input: AddressInput,
  recipient: { first_name: string | null; last_name: string | null },
) {
  return {
    address_name: input.name,
    address_1: input.street,
    address_2: null,
    city: input.city,
    postal_code: input.postcode.toUpperCase(),
    country_code: input.country.toLowerCase(),
    phone: input.phone ?? '',
    first_name: recipient.first_name ?? '',
    last_name: recipient.last_name ?? '',
  }
}

/** The customer's addresses, the default first, then in the order they were added. */
export async function listAddresses(
  scope: MedusaContainer,
  customerId: string,
): Promise<CustomerAddressDTO[]> {
  const rows = await scope
    .resolve(Modules.CUSTOMER)
    .listCustomerAddresses({ customer_id: customerId }, { order: { created_at: 'ASC' } })
  return rows.sort((a, b) => Number(b.is_default_shipping) - Number(a.is_default_shipping))
}

/** One of the customer's own addresses. @throws not_found, also for somebody else's. */
export async function ownAddress(
  scope: MedusaContainer,
  customerId: string,
  id: string,
): Promise<CustomerAddressDTO> {
  const [row] = await scope
    .resolve(Modules.CUSTOMER)
    .listCustomerAddresses({ id: [id], customer_id: customerId })
  if (!row) throw failure('not_found', 'Address not found')
  return row
}

/** One change of a customer's addresses at a time, so that there is never a second default. */
export function alone<T>(scope: MedusaContainer, customer: Customer, change: () => Promise<T>): Promise<T> {
  return scope.resolve(Modules.LOCKING).execute(`customer-addresses:${customer.id}`, change)
}
