import { endpoints } from '@caseloom/contract'
import { route } from '../../../../lib/http/route'

export const GET = route(endpoints.debug, ({ customer, res }) => {
  res.setHeader('Cache-Control', 'no-store')
  return Promise.resolve({
    authenticated: customer !== null,
    expiresAt: customer?.sessionEndsAt.toISOString() ?? null,
  })
})
