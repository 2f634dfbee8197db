import { endpoints } from '@caseloom/contract'
import { ownerOf } from '../../../../../lib/designs/owner-of'
import { route } from '../../../../../lib/http/route'
import { openLimited } from '../../../../../lib/orders/adjustments/limit-link'
import { readLink } from '../../../../../lib/orders/adjustments/read-link'
import { sendAdjustment } from '../../../../../lib/orders/adjustments/send'

export const GET = route(endpoints.getAdjustment, async (call) => {
  call.res.setHeader('Cache-Control', 'no-store')
  return readLink(call.scope, await openLimited(call, 'adjustment'))
})

export const POST = route(endpoints.sendAdjustment, async (call) => {
  const opened = await openLimited(call, 'change')
  return sendAdjustment(call.scope, opened, { ...call.body, sender: ownerOf(call) })
})
