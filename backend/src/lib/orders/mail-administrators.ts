import { enqueueMailWorkflow, type MailRequest } from '@caseloom/mail'
import type { MedusaContainer } from '@medusajs/framework/types'

type AdminRequest = Extract<MailRequest, { template: `admin-${string}` }>
/** A mail for every administrator; `key` says what it tells, and is the same whenever that is told again. */
export type AdminMail = {
  [T in AdminRequest['template']]: Pick<Extract<AdminRequest, { template: T }>, 'template'> & {
    key: string
    data: Omit<Extract<AdminRequest, { template: T }>['data'], 'name'>
  }
}[AdminRequest['template']]

/** Leaves each of these mails for each of these people, once, however often it is asked for. */
export async function mailAdministrators(
  container: MedusaContainer,
  people: { email: string; name: string }[],
  mails: AdminMail[],
): Promise<void> {
  for (const { template, key, data } of mails)
    for (const { email, name } of people)
      await enqueueMailWorkflow(container).run({
        input: {
          dedupeKey: `${template}:${key}:${email}`,
          to: email,
          template,
          data: { ...data, name },
        } as MailRequest,
      })
}
