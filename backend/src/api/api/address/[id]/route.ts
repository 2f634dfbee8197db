import { endpoints } from '@caseloom/contract'
import { changeAddress, removeAddress } from '../../../../lib/accounts/address'
import { route } from '../../../../lib/http/route'

export const PUT = route(endpoints.updateAddress, ({ customer, scope, body, params }) =>
  changeAddress(scope, customer.id, params.id, body),
)

export const DELETE = route(endpoints.deleteAddress, async ({ customer, scope, params }) => {
  await removeAddress(scope, customer.id, params.id)
  return { id: params.id }
})
