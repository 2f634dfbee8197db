import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../lib/http/route'
import { decideMany } from '../../../../../lib/orders/decide-many'
import { limitDecisions } from '../../../../../lib/orders/limit-decisions'

export const POST = route(endpoints.bulkDecision, async ({ scope, res, body, customer }) => {
  await limitDecisions({ scope, res }, customer.id)
  return { results: await decideMany(scope, body, customer.email) }
})
