import type { MedusaContainer } from '@medusajs/framework/types'
import { expect, it } from 'vitest'
import { deliveryAddress } from './delivery-address'

const ADDRESS = { address_1: '1 High Street', city: 'Leeds', postal_code: 'LS1 1AA', country_code: 'gb' }

/** A shop whose one customer has no name, and this default address. */
function scopeWith(address: object): MedusaContainer {
  const customers = {
    listCustomerAddresses: () => Promise.resolve([address]),
    retrieveCustomer: () => Promise.resolve({ first_name: '', last_name: null }),
  }
  return { resolve: () => customers } as unknown as MedusaContainer
}
const of = (change: object) => deliveryAddress(scopeWith({ ...ADDRESS, ...change }), 'cus_1', ['gb'])

it('is that of somebody without a name too', async () => {
  expect(await of({ city: ' Leeds ' })).toEqual({ ...ADDRESS, first_name: '', last_name: '' })
})

it.each([{ address_1: null }, { city: ' ' }, { postal_code: '' }])(
  'is asked for where it is %j',
  async (lack) => {
    await expect(of(lack)).rejects.toThrow('Your delivery address is not complete')
  },
)
