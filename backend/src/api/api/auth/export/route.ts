import { endpoints } from '@caseloom/contract'
import { exportAccount } from '../../../../lib/accounts/export/export-account'
import { limitUse } from '../../../../lib/accounts/limit-use'
import { route } from '../../../../lib/http/route'

export const GET = route(endpoints.exportAccount, async (call) => {
  await limitUse(call, 'export')
  return exportAccount(call.scope, call.customer.id)
})
