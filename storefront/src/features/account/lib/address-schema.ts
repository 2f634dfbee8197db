import { addressForm, type Address } from '@caseloom/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import type { z } from 'zod'
import { knownCountry } from './countries'

export { addressForm }
export type AddressForm = z.input<typeof addressForm>

export const addressRules = zodResolver(addressForm)

export function addressDefaults(address: Address | null): AddressForm {
  if (!address)
    return { name: '', street: '', city: '', postcode: '', country: 'GB', phone: '', isDefault: false }
  const { id: _id, country, ...rest } = address
  return { ...rest, country: knownCountry(country) }
}
