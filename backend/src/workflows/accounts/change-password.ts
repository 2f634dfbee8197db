import { enqueueMailWorkflow, type MailRequest } from '@caseloom/mail'
import {
  createWorkflow,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import type { Device } from '../../modules/account_security/devices'
import { endOtherSessionsStep, finishPasswordChangeStep } from './steps/end-sessions'
import { setPasswordStep } from './steps/set-password'

interface ChangeInput {
  customerId: string
  email: string
  name: string
  password: string
  /** The sign-in that changes it, and stays, with its browser. */
  sessionId: string
  device: Device
  /** Of this one change. */
  id: string
}

/**
 * Another password for somebody who gave the present one. Other sign-ins end before and after, other browsers are forgotten, and
 * the mail is kept before the change: wherever the process dies, nobody holds on to the account unnoticed.
 */
export const changePasswordWorkflow = createWorkflow(
  'change-password',
  (input: WorkflowData<ChangeInput>) => {
    endOtherSessionsStep({ customerId: input.customerId, except: input.sessionId })
    const mail = transform(input, ({ id, email, name }): MailRequest => ({
      dedupeKey: `password-changed:${id}`,
      to: email,
      template: 'password-changed',
      data: { name, when: new Date().toISOString(), how: 'change' },
    }))
    enqueueMailWorkflow.runAsStep({ input: mail })
    const credentials = transform(input, ({ customerId, email, password }) => ({
      customerId,
      email,
      password,
    }))
    setPasswordStep(credentials)
    finishPasswordChangeStep({ except: input.sessionId, device: input.device })
    return new WorkflowResponse(input.id)
  },
)
