import { addressBody, type Address } from '@caseloom/contract'
import type { z } from 'zod'
import { knownCountry } from './countries'

/** The contract's rules, with every field present, as a form has it. */
export const addressForm = addressBody.required({ country: true, isDefault: true })
export type AddressForm = z.input<typeof addressForm>

export function addressDefaults(address: Address | null): AddressForm {
  if (!address)
    return { name: '', street: '', city: '', postcode: '', country: 'GB', phone: '', isDefault: false }
  const { id: _id, country, ...rest } = address
  return { ...rest, country: knownCountry(country) }
}
