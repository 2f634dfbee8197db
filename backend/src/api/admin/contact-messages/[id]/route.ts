import { answerContactMessageWorkflow, CONTACT_MODULE } from '@caseloom/contact'
import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { presentMessage } from '../../../../lib/contact/admin-messages'
import { adminMessageBody, type AdminMessage } from '../../../../lib/contact/admin-page'
import { actorEmail } from '../../../../lib/http/actor-email'
import { readInput } from '../../../../lib/http/admin-input'

/** Marks a message as answered, or as open again. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse<{ message: AdminMessage }>) {
  const { answered } = readInput(adminMessageBody, req.body)
  const id = req.params.id ?? ''
  const messages = req.scope.resolve(CONTACT_MODULE)
  await messages.retrieveContactMessage(id)
  await answerContactMessageWorkflow(req.scope).run({
    input: { id, answered, by: await actorEmail(req) },
  })
  res.json({ message: presentMessage(await messages.retrieveContactMessage(id)) })
}
