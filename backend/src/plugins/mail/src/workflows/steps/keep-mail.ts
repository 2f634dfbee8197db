import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { MAIL_MODULE } from '../../modules/mail'
import type { MailRequest } from '../../templates/types'

/** Keeps the mail; undone, it is forgotten again unless it was there before. */
export const keepMailStep = createStep(
  'keep-mail',
  async (request: MailRequest, { container }) => {
    const kept = await container.resolve(MAIL_MODULE).keep(request)
    return new StepResponse(kept, kept.isNew ? kept.id : null)
  },
  async (id, { container }) => {
    if (id) await container.resolve(MAIL_MODULE).deleteMailMessages(id)
  },
)
