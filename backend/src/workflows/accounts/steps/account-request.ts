import { enqueueMailWorkflow, type MailRequest } from '@caseloom/mail'
import type { CustomerDTO, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { mailName, welcomeMail } from '../../../lib/accounts/account-mails'
import { makeLink } from '../../../lib/accounts/links'
import { whileRegistering } from '../../../lib/accounts/registration-lock'
import { isCode } from '../../../lib/http/fail'
import { ACCOUNT_SECURITY_MODULE } from '../../../modules/account_security'
import type { TakenRequest } from '../../../modules/account_security/requests'
import { registerCustomerWorkflow } from '../register-customer'

/** Takes a request that is due; null where another process has it, or it is done. */
export const takeAccountRequestStep = createStep(
  'take-account-request',
  async (id: string, { container }) =>
    new StepResponse(await container.resolve(ACCOUNT_SECURITY_MODULE).takeRequest(id)),
)

type Known = Pick<CustomerDTO, 'id' | 'email' | 'first_name' | 'created_at'>

async function accountOf(container: MedusaContainer, email: string): Promise<Known | null> {
  const [customer] = await container.resolve(Modules.CUSTOMER).listCustomers({ email, has_account: true })
  return customer ?? null
}

/** A link that is the same each time the request is answered, so that the one in the mail is the one that works. */
async function mailWithLink(
  container: MedusaContainer,
  request: TakenRequest,
  customer: Known,
): Promise<MailRequest | null> {
  const purpose = request.purpose === 'verify' ? 'verify' : 'reset'
  const { id: customerId, email } = customer
  const link = await makeLink(container, { customerId, email, purpose, onceKey: request.id })
  if (!link) return null
  const { url } = link
  const mail = { dedupeKey: `account-request:${request.id}`, to: email }
  const name = mailName(customer)
  if (request.purpose === 'verify')
    return { ...mail, template: 'verify-email', data: { name, verifyUrl: url } }
  const template = request.purpose === 'reset' ? 'reset-password' : 'account-exists'
  return { ...mail, template, data: { name, resetUrl: url } }
}

/** Opens the account that was asked for. Null where that is done, with its own mail; else who has the address. */
async function openAccount(container: MedusaContainer, request: TakenRequest): Promise<Known | null> {
  const { email, data, created_at } = request
  const present = await accountOf(container, email)
  if (!present && data) {
    const { name, passwordHash, newsletter, guestKeyHash } = data
    try {
      await registerCustomerWorkflow(container).run({
        input: { email, password: null, passwordHash, name, newsletter, guestKeyHash },
      })
      return null
    } catch (error) {
      if (!isCode(error, 'email_taken')) throw error
    }
  }
  const customer = present ?? (await accountOf(container, email))
  // Opened by this very request, whose process died before the end: the welcome may be what is missing.
  if (customer && new Date(customer.created_at) >= new Date(created_at)) {
    const guestKeyHash = data?.guestKeyHash ?? null
    const onceKey = `welcome:${customer.id}`
    const link = await makeLink(container, {
      customerId: customer.id,
      email: customer.email,
      purpose: 'verify',
      guestKeyHash,
      onceKey,
    })
    if (link) await enqueueMailWorkflow(container).run({ input: welcomeMail(customer, link.url) })
    return null
  }
  return customer
}

/** Does what was asked for, if it is ours; answers the mail that goes with it, or null where there is none to send. */
export const answerAccountRequestStep = createStep(
  'answer-account-request',
  async (request: TakenRequest | null, { container }) => {
    if (!request) return new StepResponse<MailRequest | null>(null)
    const customer =
      request.purpose === 'register'
        ? await whileRegistering(container, request.email, () => openAccount(container, request))
        : await accountOf(container, request.email)
    if (!customer || !request.granted) return new StepResponse<MailRequest | null>(null)
    const security = container.resolve(ACCOUNT_SECURITY_MODULE)
    if (request.purpose === 'verify' && (await security.isEmailVerified(customer.id)))
      return new StepResponse<MailRequest | null>(null)
    return new StepResponse<MailRequest | null>(await mailWithLink(container, request, customer))
  },
)

export const finishAccountRequestStep = createStep(
  'finish-account-request',
  async (request: TakenRequest | null, { container }) => {
    if (request) await container.resolve(ACCOUNT_SECURITY_MODULE).finishRequest(request.id)
    return new StepResponse(undefined)
  },
)
