import type { MailTemplate } from '@caseloom/mail'
import type { ExecArgs, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import {
  createInvitesWorkflow,
  linkCustomersToCustomerGroupWorkflow,
  refreshInviteTokensWorkflow,
} from '@medusajs/medusa/core-flows'
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '../env'
import { hasAdministrator } from '../lib/accounts/admin-group'
import { takeForGranted } from '../lib/accounts/administrators'
import { normaliseEmail } from '../lib/accounts/email'
import { medusaAdminLink, medusaAdminUrl } from '../lib/accounts/medusa-admin'
import { query } from '../lib/database/sql'
import { ACCOUNT_SECURITY_MODULE } from '../modules/account_security'
import { answerAccountRequestWorkflow } from '../workflows/accounts/answer-account-request'
import { registerCustomerWorkflow } from '../workflows/accounts/register-customer'
import { seedAdministratorsGroup } from './seed/people'

/** Said to whoever runs the command: the log takes addresses and links out. */
const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

async function accountOf(container: MedusaContainer, email: string): Promise<string> {
  const find = async () =>
    (
      await container
        .resolve(Modules.CUSTOMER)
        .listCustomers({ email, has_account: true }, { select: ['id'] })
    )[0]
  const present = await find()
  if (present) return present.id
  // Nobody knows this password: its owner chooses one by the mailed link.
  const password = randomBytes(32).toString('base64url')
  const { result } = await registerCustomerWorkflow(container).run({
    input: { email, password, passwordHash: null, name: '', newsletter: false, guestKeyHash: null },
  })
  return result.customerId
}

/** The first one of a shop is told to nobody, every later one to all, as by Medusa's admin. */
async function join(container: MedusaContainer, customerId: string): Promise<void> {
  const groupId = await seedAdministratorsGroup(container)
  const [member] = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id: customerId, groups: { id: groupId } }, { select: ['id'] })
  if (member) return
  if (!(await hasAdministrator(container))) await takeForGranted(container, customerId)
  await linkCustomersToCustomerGroupWorkflow(container).run({ input: { id: groupId, add: [customerId] } })
}

/** The account is theirs once they have used its link; a password that somebody else chose for them is gone then. */
async function mailLink(container: MedusaContainer, email: string): Promise<void> {
  const security = container.resolve(ACCOUNT_SECURITY_MODULE)
  const id = await security.keepRequest({ purpose: 'reset', email, data: null })
  await answerAccountRequestWorkflow(container).run({ input: { id } })
}

/** Where this process cannot send it, a worker's job does that looks each minute. */
const SENDING_MS = 90_000
const STEP_MS = 250
interface Mail {
  id: string
  template: string
  state: 'queued' | 'sent' | 'failed'
  attempts: number
  last_error: string | null
}
const MAILS = `select id, template, state, attempts, last_error from mail_message
  where lower("to") = ? and deleted_at is null order by created_at desc`
const isUnderWay = ({ state, attempts, last_error }: Mail) =>
  state === 'queued' && attempts > 0 && last_error === null

/**
 * Asks for a mail and waits for what becomes of it. This process may have taken it to send it, or another to the same address: ended
 * meanwhile, it would keep them from others for minutes.
 * @returns what was asked, and in words why its mail was not sent, or null where it was
 */
async function mailed<T>(
  container: MedusaContainer,
  email: string,
  template: MailTemplate,
  ask: () => Promise<T>,
): Promise<{ asked: T; trouble: string | null }> {
  const mails = () => query(container)<Mail>(MAILS, [email])
  const known = (await mails()).map(({ id }) => id)
  const asked = await ask()
  let own: Mail | undefined
  for (let waited = 0; waited < SENDING_MS; waited += STEP_MS) {
    await sleep(STEP_MS)
    const found = await mails()
    own = found.find((mail) => mail.template === template && !known.includes(mail.id))
    if (!own || found.some(isUnderWay)) continue
    if (own.state === 'sent') return { asked, trouble: null }
    if (own.last_error !== null)
      return {
        asked,
        trouble: `That mail could not be sent: ${own.last_error}\nMend what it says (SMTP_URL, or the address) and run this again.`,
      }
  }
  return {
    asked,
    trouble: own
      ? 'That mail has not been sent yet, since no worker of the shop has taken it: does the shop run?'
      : 'There is no such mail: this address has had several within an hour (the last one’s link is good), or no worker of the shop runs.',
  }
}

async function makeShopAdministrator(container: MedusaContainer, email: string): Promise<void> {
  const customerId = await accountOf(container, email)
  await join(container, customerId)
  if (await container.resolve(ACCOUNT_SECURITY_MODULE).isBeyondDoubt(customerId)) {
    say(`${email} is an administrator of the shop: ${env.PUBLIC_URL}/admin`)
    return
  }
  const { trouble } = await mailed(container, email, 'reset-password', () => mailLink(container, email))
  say(
    `${email} is an administrator of the shop once they have chosen a password by the link in ${trouble === null ? 'the mail that was sent' : 'a mail'}.`,
  )
  if (trouble !== null) say(trouble)
}

async function inviteToMedusa(container: MedusaContainer, email: string): Promise<void> {
  const users = container.resolve(Modules.USER)
  const [user] = await users.listUsers({ email }, { select: ['id'] })
  if (user) {
    say(`${email} has a login at Medusa's admin: ${medusaAdminUrl}`)
    return
  }
  const [open] = await users.listInvites({ email }, { select: ['id'] })
  const { asked, trouble } = await mailed(container, email, 'user-invite', () =>
    open
      ? refreshInviteTokensWorkflow(container).run({ input: { invite_ids: [open.id] } })
      : createInvitesWorkflow(container).run({ input: { invites: [{ email }] } }),
  )
  const [invite] = asked.result
  if (!invite) throw new Error(`${email} could not be invited`)
  say(
    `${email} makes a login at Medusa's admin by the link ${trouble === null ? 'that was mailed, or here' : 'here'}, until ${new Date(invite.expires_at).toISOString()}:\n${medusaAdminLink('invite', invite.token)}`,
  )
  if (trouble !== null) say(trouble)
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * `npm run operate -- make-administrator ada@example.com [mel@example.com]`: the first decides on orders in the shop's own panel, the
 * second, if given, runs the catalogue in Medusa's admin. Run again it makes nothing twice and mails a new link where one is wanted.
 */
export default async function makeAdministrator({ container, args }: ExecArgs): Promise<void> {
  const [administrator, merchandiser] = args.map(normaliseEmail)
  const strange = args.find((given) => !ADDRESS.test(normaliseEmail(given)))
  if (administrator === undefined || strange !== undefined)
    throw new Error(`Give the administrator’s e-mail address${strange ? `: '${strange}' is none` : ''}`)
  if (administrator === merchandiser)
    throw new Error(
      'Medusa’s admin has logins of its own: give it another address than the shop’s administrator has',
    )
  await makeShopAdministrator(container, administrator)
  if (merchandiser !== undefined) await inviteToMedusa(container, merchandiser)
}
