import type { Address } from '@caseloom/contract'
import type { AddressForm } from './address-schema'

/** The address form as it was when a session ran out. */
export interface AddressDraft {
  address: Address | null
  values: AddressForm
}
export const ADDRESS_DRAFT = 'address'
