import { enqueueMailWorkflow, type MailRequest } from '@caseloom/mail'
import {
  createWorkflow,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { userFactorMail } from '../../lib/accounts/user-mails'
import {
  disableFactorStep,
  distrustSessionsStep,
  enableFactorStep,
  makeRecoveryCodesStep,
  startFactorStep,
  trustSessionStep,
} from './steps/second-factor'

interface Owner {
  customerId: string
  email: string
  name: string
}
type Change = Extract<MailRequest, { template: 'second-factor-changed' }>['data']['change']

/** `once` names the one change that is told. */
export const factorMail = (owner: Owner, change: Change, once: string): MailRequest => ({
  dedupeKey: `second-factor-${change}:${once}`,
  to: owner.email,
  template: 'second-factor-changed',
  data: { name: owner.name, when: new Date().toISOString(), change },
})

/** What an authenticator app has to know. Nothing is on before its first code was right. */
export const startSecondFactorWorkflow = createWorkflow(
  'start-second-factor',
  (input: WorkflowData<{ customerId: string; email: string }>) =>
    new WorkflowResponse(startFactorStep(input)),
)

/**
 * Turns the factor on. Its owner is told before anything else hangs on it; a process that dies before the codes are shown leaves a
 * factor that works, and an account whose page offers new codes.
 */
export const confirmSecondFactorWorkflow = createWorkflow(
  'confirm-second-factor',
  (input: WorkflowData<Owner & { sessionId: string; code: string }>) => {
    const factor = enableFactorStep(input)
    const mail = transform({ input, factor }, (given) => factorMail(given.input, 'on', given.factor.id))
    enqueueMailWorkflow.runAsStep({ input: mail })
    trustSessionStep(input)
    const login = transform({ input, factor }, (given) => ({
      customerId: given.input.customerId,
      authIdentityId: given.factor.authIdentityId,
    }))
    return new WorkflowResponse(makeRecoveryCodesStep(login))
  },
)

/** New recovery codes, for somebody who has just shown a code. */
export const renewRecoveryCodesWorkflow = createWorkflow(
  'renew-recovery-codes',
  (input: WorkflowData<Owner & { authIdentityId: string; once: string }>) => {
    const mail = transform(input, (given) => factorMail(given, 'codes', given.once))
    enqueueMailWorkflow.runAsStep({ input: mail })
    return new WorkflowResponse(makeRecoveryCodesStep(input))
  },
)

interface Removal extends Owner {
  factorId: string
  authIdentityId: string
  /** The login is a user's of Medusa's admin, and no customer's. */
  isUser: boolean
}

/** Turns the factor off. The mail is kept before: wherever the process dies, it does not go unnoticed. */
export const removeSecondFactorWorkflow = createWorkflow(
  'remove-second-factor',
  (input: WorkflowData<Removal>) => {
    const mail = transform(input, (given) =>
      given.isUser ? userFactorMail('off', given.factorId)(given) : factorMail(given, 'off', given.factorId),
    )
    enqueueMailWorkflow.runAsStep({ input: mail })
    distrustSessionsStep(input)
    disableFactorStep(input)
    return new WorkflowResponse(input.factorId)
  },
)
