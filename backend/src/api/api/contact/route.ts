import { endpoints } from '@caseloom/contract'
import { addressSubject, limitTriesOfAll } from '../../../lib/accounts/limit'
import { countedBy } from '../../../lib/contact/counted-by'
import { referenceOf } from '../../../lib/contact/reference'
import { route } from '../../../lib/http/route'
import { subjectOf } from '../../../modules/account_security/limits'
import { sendContactMessageWorkflow } from '../../../workflows/contact/send-contact-message'

export const POST = route(endpoints.sendContactMessage, async ({ scope, req, res, body, customer }) => {
  const email = body.email.toLowerCase()
  await limitTriesOfAll({ scope, req, res }, countedBy(email, customer, addressSubject('contact', req)), {
    subjects: [subjectOf('contacts', 'everybody')],
    reason: 'Very many people are writing to us just now.',
  })
  const { result } = await sendContactMessageWorkflow(scope).run({
    input: { ...body, email, customerId: customer?.id ?? null },
  })
  return { reference: referenceOf(result.id) }
})
