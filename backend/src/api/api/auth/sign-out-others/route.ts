import { endpoints } from '@caseloom/contract'
import { route } from '../../../../lib/http/route'
import { ACCOUNT_SECURITY_MODULE } from '../../../../modules/account_security'

export const POST = route(endpoints.signOutOthers, async ({ customer, guestKeyHash, scope }) => ({
  ended: await scope
    .resolve(ACCOUNT_SECURITY_MODULE)
    .signOutOthers(customer.id, { except: customer.sessionId, keyHash: guestKeyHash }),
}))
