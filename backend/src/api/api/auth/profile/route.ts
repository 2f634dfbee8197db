import { endpoints } from '@caseloom/contract'
import { splitName } from '../../../../lib/accounts/name'
import { findUser } from '../../../../lib/accounts/user'
import { route } from '../../../../lib/http/route'
import { CUSTOMER_PROFILE_MODULE } from '../../../../modules/customer_profile'
import { updateProfileWorkflow } from '../../../../workflows/accounts/update-profile'

export const GET = route(endpoints.getProfile, ({ customer, scope }) => findUser(scope, customer.id))

export const PUT = route(endpoints.updateProfile, async ({ customer, scope, body }) => {
  const { name, phone } = body
  const change = { ...(name !== undefined && splitName(name)), ...(phone !== undefined && { phone }) }
  if (Object.keys(change).length > 0)
    await updateProfileWorkflow(scope).run({ input: { customerId: customer.id, change } })
  if (body.newsletter !== undefined)
    await scope.resolve(CUSTOMER_PROFILE_MODULE).setNewsletter(customer.id, body.newsletter)
  return findUser(scope, customer.id)
})
