import { endpoints } from '@caseloom/contract'
import { addAddress, listAddresses } from '../../../lib/accounts/address'
import { route } from '../../../lib/http/route'

export const GET = route(endpoints.listAddresses, ({ customer, scope }) => listAddresses(scope, customer.id))

export const POST = route(endpoints.createAddress, ({ customer, scope, body }) =>
  addAddress(scope, customer.id, body),
)
