import { endpoints } from '@caseloom/contract'
import { endSessions } from '../../../../lib/accounts/links'
import { route } from '../../../../lib/http/route'

export const POST = route(endpoints.signOutOthers, async ({ customer, scope }) => ({
  ended: await endSessions(scope, customer.id, { except: customer.sessionId }),
}))
