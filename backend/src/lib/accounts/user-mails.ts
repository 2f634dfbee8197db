import type { MailRequest } from '@caseloom/mail'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { z } from 'zod'
import { isClosedDemoLogin } from './demo-logins'
import { hashToken } from './links'
import { medusaAdminLink } from './medusa-admin'
import { readLogin } from './user-login'

/** The mail of an invitation as it is now, a new one each time it is sent again; null where it is taken up or taken back. */
export async function inviteMail(container: MedusaContainer, id: string): Promise<MailRequest | null> {
  const [invite] = await container.resolve(Modules.USER).listInvites({ id })
  if (!invite || invite.accepted) return null
  const { email, token, expires_at } = invite
  return {
    dedupeKey: `user-invite:${id}:${hashToken(token)}`,
    to: email,
    template: 'user-invite',
    data: {
      email,
      inviteUrl: medusaAdminLink('invite', token),
      expiresAt: new Date(expires_at).toISOString(),
    },
  }
}

/** A user of Medusa's admin, as their mails call them. */
export interface Told {
  email: string
  name: string
}
type FactorChange = Extract<MailRequest, { template: 'user-second-factor-changed' }>['data']['change']

/** What became of the second factor; `once` names the one change. */
export const userFactorMail =
  (change: FactorChange, once: string) =>
  ({ email, name }: Told): MailRequest => ({
    dedupeKey: `second-factor-${change}:${once}`,
    to: email,
    template: 'user-second-factor-changed',
    data: { name, when: new Date().toISOString(), change },
  })

/** A new password, by the mailed link. */
export const userPasswordMail =
  (once: string) =>
  ({ email, name }: Told): MailRequest => ({
    dedupeKey: `user-password-changed:${once}`,
    to: email,
    template: 'user-password-changed',
    data: { name, when: new Date().toISOString() },
  })

/** What of Medusa's reset token its mail tells. `exp` in seconds. */
const resetSchema = z.object({ jti: z.string(), exp: z.number() })
function readReset(token: string) {
  const [, payload = ''] = token.split('.')
  return resetSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
}

/** The mail of a new password that was asked for; null where the address opens Medusa's admin to nobody. */
export async function userResetMail(
  container: MedusaContainer,
  { email, token }: { email: string; token: string },
): Promise<MailRequest | null> {
  const login = isClosedDemoLogin(email) ? null : await readLogin(container, { email })
  if (!login?.userId) return null
  const { first_name } = await container.resolve(Modules.USER).retrieveUser(login.userId)
  const { jti, exp } = readReset(token)
  return {
    dedupeKey: `user-reset-password:${hashToken(jti)}`,
    to: email,
    template: 'user-reset-password',
    data: {
      name: first_name ?? '',
      resetUrl: medusaAdminLink('reset-password', token),
      expiresAt: new Date(exp * 1000).toISOString(),
    },
  }
}
