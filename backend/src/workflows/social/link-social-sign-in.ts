import type { SocialProvider } from '@caseloom/contract'
import { enqueueMailWorkflow } from '@caseloom/mail'
import { createWorkflow, WorkflowResponse, type WorkflowData } from '@medusajs/framework/workflows-sdk'
import { dropStrangePasswordStep } from './steps/drop-strange-password'
import { linkIdentityStep } from './steps/link-identity'
import { trustEmailStep } from './steps/trust-email'
import { writeLinkMailStep } from './steps/write-link-mail'

export interface LinkInput {
  authIdentityId: string
  customerId: string
  /** Proven by the provider. */
  email: string
  provider: SocialProvider
  /** The account was opened by this sign-in: its owner is welcomed, not warned. */
  isNew: boolean
  /** The account's password may be a stranger's. */
  dropsPassword: boolean
  /** It may be, and stays. */
  keepsDoubt: boolean
}

/** Lets an identity at a provider open an account; the link comes last, so that it can be run again until it stands. */
export const linkSocialSignInWorkflow = createWorkflow(
  'link-social-sign-in',
  (input: WorkflowData<LinkInput>) => {
    dropStrangePasswordStep(input)
    const mail = writeLinkMailStep(input)
    enqueueMailWorkflow.runAsStep({ input: mail })
    // After the mail: what it has to tell is found by the doubt that this ends.
    trustEmailStep(input)
    linkIdentityStep(input)
    return new WorkflowResponse(input)
  },
)
