import { endpoints } from '@caseloom/contract'
import { listAddresses } from '../../../../lib/accounts/address'
import { failure } from '../../../../lib/http/fail'
import { route } from '../../../../lib/http/route'

export const GET = route(endpoints.defaultAddress, async ({ customer, scope }) => {
  const found = (await listAddresses(scope, customer.id)).find(({ isDefault }) => isDefault)
  if (!found) throw failure('not_found', 'No default address yet')
  return found
})
