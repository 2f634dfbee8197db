import { endpoints } from '@caseloom/contract'
import { addressSubject, limitTries } from '../../../lib/accounts/limit'
import { referenceOf } from '../../../lib/contact/reference'
import { route } from '../../../lib/http/route'
import { subjectOf } from '../../../modules/account_security/limits'
import { sendContactMessageWorkflow } from '../../../workflows/contact/send-contact-message'

export const POST = route(endpoints.sendContactMessage, async ({ scope, req, res, body, customer }) => {
  const email = body.email.toLowerCase()
  await limitTries(
    { scope, res },
    [addressSubject('contact', req), subjectOf('contact', email)],
    'You have sent us several messages already.',
  )
  const { result } = await sendContactMessageWorkflow(scope).run({
    input: { ...body, email, customerId: customer?.id ?? null },
  })
  return { reference: referenceOf(result.id) }
})
