import type { MedusaContainer } from '@medusajs/framework/types'
import { MAIL_MODULE } from '../modules/mail'
import { deliverInTurn } from '../modules/mail/deliver-in-turn'
import { deliverMailWorkflow } from '../workflows/deliver-mail'

/** Tries every mail that is due again, however many an outage has left. */
export default async function deliverDueMail(container: MedusaContainer) {
  const mail = container.resolve(MAIL_MODULE)
  await deliverInTurn(
    (most) => mail.dueIds(most),
    async (id) => (await deliverMailWorkflow(container).run({ input: { id } })).result,
  )
}

export const config = { name: 'deliver-due-mail', schedule: '* * * * *' }
