import { endpoints } from '@caseloom/contract'
import { ownerOf } from '../../../../../lib/designs/owner-of'
import { route } from '../../../../../lib/http/route'
import { openLink } from '../../../../../lib/orders/adjustments/open-link'
import { readLink } from '../../../../../lib/orders/adjustments/read-link'
import { sendAdjustment } from '../../../../../lib/orders/adjustments/send'

export const GET = route(endpoints.getAdjustment, async ({ scope, params, customer, res }) => {
  res.setHeader('Cache-Control', 'no-store')
  return readLink(scope, await openLink(scope, params.token, customer))
})

export const POST = route(endpoints.sendAdjustment, async (call) => {
  const { scope, params, body, customer } = call
  const opened = await openLink(scope, params.token, customer)
  return sendAdjustment(scope, opened, { ...body, sender: ownerOf(call) })
})
