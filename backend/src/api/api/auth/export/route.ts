import { endpoints } from '@caseloom/contract'
import { exportAccount } from '../../../../lib/accounts/export/export-account'
import { limitUse } from '../../../../lib/accounts/limit-use'
import { route } from '../../../../lib/http/route'

export const GET = route(endpoints.exportAccount, async (call) => {
  const giveBack = await limitUse(call, 'export')
  try {
    return await exportAccount(call.scope, call.customer.id)
  } catch (error) {
    await giveBack()
    throw error
  }
})
