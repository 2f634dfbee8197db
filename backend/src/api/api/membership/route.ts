import { endpoints } from '@caseloom/contract'
import { route } from '../../../lib/http/route'
import { readMembership } from '../../../lib/membership/read-membership'

export const GET = route(endpoints.getMembership, ({ scope, customer, res }) => {
  res.setHeader('Cache-Control', 'no-store')
  return readMembership(scope, customer.id)
})
