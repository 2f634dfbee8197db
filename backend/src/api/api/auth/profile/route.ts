import { endpoints } from '@caseloom/contract'
import { updateCustomersWorkflow } from '@medusajs/medusa/core-flows'
import { splitName } from '../../../../lib/accounts/name'
import { findUser } from '../../../../lib/accounts/user'
import { route } from '../../../../lib/http/route'

export const GET = route(endpoints.getProfile, ({ customer, scope }) => findUser(scope, customer.id))

export const PUT = route(endpoints.updateProfile, async ({ customer, scope, body }) => {
  await updateCustomersWorkflow(scope).run({
    input: { selector: { id: customer.id }, update: { ...splitName(body.name), phone: body.phone } },
  })
  return findUser(scope, customer.id)
})
