import { endpoints } from '@caseloom/contract'
import { MEMBERSHIP_MODULE } from '@caseloom/membership'
import { route } from '../../../../lib/http/route'

export const POST = route(endpoints.celebrateTier, async ({ scope, customer, body }) => ({
  celebrate: await scope.resolve(MEMBERSHIP_MODULE).takeCelebration(customer.id, body.tierId),
}))
