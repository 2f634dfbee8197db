import { endpoints } from '@caseloom/contract'
import { updateCustomersWorkflow } from '@medusajs/medusa/core-flows'
import { splitName } from '../../../../lib/accounts/name'
import { findUser } from '../../../../lib/accounts/user'
import { route } from '../../../../lib/http/route'
import { CUSTOMER_PROFILE_MODULE } from '../../../../modules/customer_profile'

export const GET = route(endpoints.getProfile, ({ customer, scope }) => findUser(scope, customer.id))

export const PUT = route(endpoints.updateProfile, async ({ customer, scope, body }) => {
  const { name, phone } = body
  const update = { ...(name !== undefined && splitName(name)), ...(phone !== undefined && { phone }) }
  if (Object.keys(update).length > 0)
    await updateCustomersWorkflow(scope).run({ input: { selector: { id: customer.id }, update } })
  if (body.newsletter !== undefined)
    await scope.resolve(CUSTOMER_PROFILE_MODULE).setNewsletter(customer.id, body.newsletter)
  return findUser(scope, customer.id)
})
