import { enqueueMailWorkflow, type MailRequest } from '@caseloom/mail'
import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import type { Device } from '../../modules/account_security/devices'
import { meetDeviceStep, rememberDeviceStep } from './steps/device'
import { openLoginSessionStep, type OpenSessionInput } from './steps/open-login-session'

interface SignInInput {
  session: OpenSessionInput
  device: Device
  person: { name: string; email: string }
  /** The network address that the owner of the account is told. */
  address: string
}

/**
 * Signs somebody in who proved who they are: one row, one token. A browser that the account does not know is told to its owner,
 * once for as long as it stays known, and before it is remembered or gets a token.
 */
export const openSessionWorkflow = createWorkflow('open-session', (input: WorkflowData<SignInInput>) => {
  const strange = meetDeviceStep(input.device)
  when('the browser is new to the account', strange, (id) => id !== null).then(() => {
    const mail = transform(
      { input, strange },
      ({ input: { device, person, address }, strange: id }): MailRequest => ({
        dedupeKey: `new-sign-in:${id}`,
        to: person.email,
        template: 'new-sign-in',
        data: { name: person.name, when: new Date().toISOString(), device: device.label, address },
      }),
    )
    enqueueMailWorkflow.runAsStep({ input: mail })
  })
  rememberDeviceStep(input.device)
  return new WorkflowResponse(openLoginSessionStep(input.session))
})
