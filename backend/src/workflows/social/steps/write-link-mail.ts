import type { MailRequest } from '@caseloom/mail'
import { Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { mailName } from '../../../lib/accounts/account-mails'
import type { LinkInput } from '../link-social-sign-in'

/** The welcome to a new customer, or word to an old one that the account has one more door. */
export const writeLinkMailStep = createStep(
  'write-link-mail',
  async ({ authIdentityId, customerId, email, provider, isNew, dropsPassword }: LinkInput, { container }) => {
    const customer = await container.resolve(Modules.CUSTOMER).retrieveCustomer(customerId)
    const name = mailName(customer)
    const mail: MailRequest = isNew
      ? {
          dedupeKey: `welcome:${customerId}`,
          to: email,
          template: 'welcome',
          data: { name, verifyUrl: null },
        }
      : {
          dedupeKey: `sign-in-linked:${authIdentityId}:${customerId}`,
          to: email,
          template: 'sign-in-linked',
          data: { name, provider: provider.name, passwordGone: dropsPassword },
        }
    return new StepResponse(mail)
  },
)
