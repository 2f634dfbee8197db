import { endpoints } from '@caseloom/contract'
import { findSession } from '../../../../lib/http/authenticate'
import { route } from '../../../../lib/http/route'

export const GET = route(endpoints.debug, async ({ customer, req, res }) => {
  res.setHeader('Cache-Control', 'no-store')
  const session = customer ? await findSession(req) : null
  return {
    authenticated: session !== null,
    expiresAt: session ? new Date(session.expires_at).toISOString() : null,
  }
})
