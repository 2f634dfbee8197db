import { endpoints } from '@caseloom/contract'
import { route } from '../../../lib/http/route'

export const GET = route(endpoints.health, async ({ res }) => {
  res.setHeader('Cache-Control', 'no-store')
  return { status: 'ok' as const }
})
