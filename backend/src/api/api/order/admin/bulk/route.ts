import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../lib/http/route'
import { decideMany } from '../../../../../lib/orders/decide-many'

export const POST = route(endpoints.bulkDecision, async ({ scope, body, customer }) => {
  const { action, ids, reason } = body
  const results = await decideMany(scope, ids, { action, by: customer.email, ...(reason ? { reason } : {}) })
  return { results }
})
